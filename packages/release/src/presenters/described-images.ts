import type { Crop } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes pictures and says what each shows, in two lists of one order; a picture that is gone leaves both. */
export async function includeDescribedImages(
  context: PresenterContext,
  rows: readonly { image: Reference<'images'>; description?: string | null }[] | null | undefined,
  crops: readonly Crop[],
): Promise<{ images: ResourceIdentifier[]; descriptions: string[] }> {
  const pairs = await Promise.all(
    (rows ?? []).map(async ({ image, description }) => ({
      identifier: await includeImage(context, image, crops),
      description: context.type.text(description ?? ''),
    })),
  );
  const there = pairs.flatMap(({ identifier, description }) => (identifier ? [{ identifier, description }] : []));
  return { images: there.map(({ identifier }) => identifier), descriptions: there.map(({ description }) => description) };
}
