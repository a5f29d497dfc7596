import { assetImage, CROPS, type Crop, type ImageVersion } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { PictureSource } from '../assets/picture-source.ts';
import type { PictureForm } from '../build/included.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

const CENTRE = 50;

/** A picture that a document shows: of the library, or a still that was made from a film. */
export interface Picture {
  id: string;
  alt: string;
  filename: string;
  width: number;
  height: number;
  placeholder: string;
  source(): Promise<PictureSource>;
  /** Stores the picture as it was uploaded and answers its URL; null when nobody uploaded it. */
  original(): Promise<string | null>;
}

async function presentPicture(context: PresenterContext, picture: Picture, forms: ReadonlySet<PictureForm>) {
  const crops = CROPS.filter((crop) => forms.has(crop));
  const source = await picture.source();
  const versions: Partial<Record<Crop, ImageVersion>> = {};
  await Promise.all(
    crops.map(async (crop) => {
      const version = await context.images.version(source, crop);
      versions[crop] = { ...version, offline: version.default.default };
    }),
  );
  const widest = CROPS.map((crop) => versions[crop]).find((version) => version !== undefined);
  const original = forms.has('original') ? await picture.original() : null;
  return toWireResource(assetImage, picture.id, {
    attributes: {
      alt: picture.alt,
      extension: extensionOf(picture.filename),
      original,
      offlineLink: widest?.offline ?? original ?? '',
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      versions,
    },
    relationships: {},
  });
}

/** Includes a picture with the forms this field shows. */
export function includePicture(context: PresenterContext, picture: Picture, forms: readonly PictureForm[]): ResourceIdentifier {
  return context.included.image({ type: assetImage.type, id: picture.id }, forms, (all) => presentPicture(context, picture, all));
}

/** A picture of the library. */
export function pictureOf(context: PresenterContext, image: Content<'images'>): Picture {
  return {
    id: image.id,
    alt: context.site === 'en' ? image.alt.en || image.alt.de : image.alt.de,
    filename: image.filename ?? '',
    width: image.width ?? 0,
    height: image.height ?? 0,
    placeholder: image.placeholder ?? '',
    source: async () => ({
      ...(await context.originals.find('images', image)),
      record: `images ${image.id}`,
      focal: { x: image.focalX ?? CENTRE, y: image.focalY ?? CENTRE },
    }),
    original: () => context.originals.publish('images', image),
  };
}

/** Includes a picture with the forms this field shows; null when there is none. */
export async function includeImage(
  context: PresenterContext,
  reference: Reference<'images'>,
  forms: readonly PictureForm[],
): Promise<ResourceIdentifier | null> {
  const image = await context.read.one('images', reference);
  return image && includePicture(context, pictureOf(context, image), forms);
}

/** Includes ordered pictures. */
export async function includeImages(
  context: PresenterContext,
  references: readonly Reference<'images'>[] | null | undefined,
  forms: readonly PictureForm[],
): Promise<ResourceIdentifier[]> {
  const images = await Promise.all((references ?? []).map((reference) => includeImage(context, reference, forms)));
  return images.filter((image) => image !== null);
}
