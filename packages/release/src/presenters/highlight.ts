import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { highlight } from '@vitrine/contract/products.ts';
import type { Content } from '../read/content-types.ts';
import { includeImages } from './asset-image.ts';
import { includeVideos } from './asset-video.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes the highlights of a page: parts of its record, named by their row. */
export async function includeHighlights(
  context: PresenterContext,
  page: Pick<Content<'products'>, 'id' | 'highlightList'>,
): Promise<ResourceIdentifier[]> {
  const { type, included } = context;
  return Promise.all(
    (page.highlightList ?? []).map((row, index) =>
      included.add(highlight, row.id ?? `${page.id}-${index}`, async () => {
        const [imagesList, videoList] = await Promise.all([
          includeImages(context, row.imagesList, ['auto', 'landscape']),
          includeVideos(context, row.videoList),
        ]);
        return {
          attributes: {
            label: type.text(row.label ?? null),
            headline: type.text(row.headline),
            accordionHeadline: type.text(row.accordionHeadline ?? null),
            accordionCopy: type.text(row.accordionCopy ?? null),
          },
          relationships: { imagesList, videoList },
        };
      }),
    ),
  );
}
