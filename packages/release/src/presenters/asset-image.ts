import { assetImage, CROPS, type Crop, type ImageVersion, OFFLINE_IMAGE_WIDTH } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { PictureSource } from '../assets/picture-source.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

/** The focal point of a picture for which no editor has set one, in percent. */
const CENTRE = 50;

/** Whether an editor has said what of a picture must stay in sight; Payload sets the middle itself. */
export const isAimed = ({ focalX, focalY }: Pick<Content<'images'>, 'focalX' | 'focalY'>): boolean =>
  (focalX ?? CENTRE) !== CENTRE || (focalY ?? CENTRE) !== CENTRE;

/** A picture that a document shows: of the library, or a still that was made from a video. */
export interface Picture {
  id: string;
  alt: string;
  filename: string;
  width: number;
  height: number;
  placeholder: string;
  /** What crops are made of; `original`: URL of the picture as it was uploaded, null when it was not uploaded. */
  source(): Promise<PictureSource & { original: string | null }>;
}

async function presentPicture(context: PresenterContext, picture: Picture, wanted: ReadonlySet<Crop>) {
  const crops = CROPS.filter((crop) => wanted.has(crop));
  const source = await picture.source();
  const versions: Partial<Record<Crop, ImageVersion>> = {};
  await Promise.all(
    crops.map(async (crop) => {
      const version = await context.images.version(source, crop);
      versions[crop] = { ...version, offline: version.default[OFFLINE_IMAGE_WIDTH] ?? version.default.default };
    }),
  );
  const widest = CROPS.map((crop) => versions[crop]).find((version) => version !== undefined);
  return toWireResource(assetImage, picture.id, {
    attributes: {
      alt: picture.alt,
      extension: extensionOf(picture.filename),
      original: source.original,
      offlineLink: widest?.offline ?? source.original ?? '',
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      versions,
    },
    relationships: {},
  });
}

/** Includes a picture with the crops this field shows. */
export function includePicture(context: PresenterContext, picture: Picture, crops: readonly Crop[]): ResourceIdentifier {
  return context.included.image({ type: assetImage.type, id: picture.id }, crops, (all) => presentPicture(context, picture, all));
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
    source: async () => {
      const { url, ...original } = await context.originals.published('images', image);
      const focal = { x: image.focalX ?? CENTRE, y: image.focalY ?? CENTRE };
      return { ...original, original: url, record: `images ${image.id}`, focal };
    },
  };
}

/** Includes a picture with the crops this field shows; null when there is none. */
export async function includeImage(
  context: PresenterContext,
  reference: Reference<'images'>,
  crops: readonly Crop[],
): Promise<ResourceIdentifier | null> {
  const image = await context.read.one('images', reference);
  return image && includePicture(context, pictureOf(context, image), crops);
}

/** Includes ordered pictures. */
export async function includeImages(
  context: PresenterContext,
  references: readonly Reference<'images'>[] | null | undefined,
  crops: readonly Crop[],
): Promise<ResourceIdentifier[]> {
  const images = await Promise.all((references ?? []).map((reference) => includeImage(context, reference, crops)));
  return images.filter((image) => image !== null);
}
