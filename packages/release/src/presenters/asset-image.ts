import { assetImage, type Crop } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

const CENTRE = 50;

async function presentImage(context: PresenterContext, image: Content<'images'>, crops: ReadonlySet<Crop>) {
  const original = await context.originals.find('images', image);
  const source = { ...original, record: `images ${image.id}`, focal: { x: image.focalX ?? CENTRE, y: image.focalY ?? CENTRE } };
  const versions = await Promise.all([...crops].map(async (crop) => [crop, await context.images.version(source, crop)] as const));
  return toWireResource(assetImage, image.id, {
    attributes: {
      alt: context.site === 'en' ? image.alt.en || image.alt.de : image.alt.de,
      extension: extensionOf(image.filename),
      width: image.width ?? 0,
      height: image.height ?? 0,
      placeholder: image.placeholder ?? '',
      versions: Object.fromEntries(versions),
    },
    relationships: {},
  });
}

/** Includes a picture with the crops this field shows; null when there is none. */
export async function includeImage(
  context: PresenterContext,
  reference: Reference<'images'>,
  crops: readonly Crop[],
): Promise<ResourceIdentifier | null> {
  const image = await context.read.one('images', reference);
  if (!image) return null;
  const identifier = { type: assetImage.type, id: image.id };
  return context.included.image(identifier, crops, (all) => presentImage(context, image, all));
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
