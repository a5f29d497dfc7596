import { keysOf } from '../keys-of.ts';
import { MEDIA_ITEMS } from '../media-library/all.ts';
import { type Filter, MEDIA_FILTERS } from '../media-library/filters.ts';
import type { Text } from '../text.ts';
import { inOrder } from './in-order.ts';
import { pictureId, videoId } from './media.ts';
import { recordId } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';

const filterId = (key: string) => recordId('media-filters', key);

async function seedFilters(run: SeedRun): Promise<void> {
  for (const identifier of keysOf(MEDIA_FILTERS)) {
    const { title, items } = MEDIA_FILTERS[identifier];
    const category = await run.write('media-filter-categories', identifier, (words) => ({ title: words(title), identifier }));
    for (const [key, filter] of Object.entries<Filter>(items)) {
      await run.write('media-filters', key, (words) => ({
        title: words(filter.title),
        category,
        isWhole: filter.isWhole ?? false,
      }));
      for (const [child, childTitle] of Object.entries<Text>(filter.children ?? {})) {
        await run.write('media-filters', child, (words) => ({ title: words(childTitle), category, parent: filterId(key) }));
      }
    }
  }
}

/** Filters of the media library and what is found under them. */
export async function seedMediaLibrary(run: SeedRun): Promise<void> {
  await seedFilters(run);
  await inOrder(MEDIA_ITEMS, (item) => {
    const key = 'picture' in item ? item.picture : item.video;
    return run.write('media-items', key, (words) => ({
      ...('picture' in item
        ? { type: 'image' as const, image: pictureId(item.picture) }
        : { type: 'video' as const, video: videoId(item.video) }),
      title: words(item.title),
      description: item.description ? words(item.description) : null,
      link: item.link?.url ?? null,
      linkText: item.link ? words(item.link.text) : null,
      categories: item.filters.map(filterId),
      _status: 'published',
    }));
  });
}
