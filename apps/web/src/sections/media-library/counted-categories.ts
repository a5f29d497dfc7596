import { filterTree, hasChildOptions } from '@vitrine/contract/media-filters.ts';
import type { MediaFilterCategory, MediaPage } from '@vitrine/contract/media-library.ts';

/** What the library has without any filter. */
export interface CountedLibrary {
  categories: Readonly<Record<string, MediaFilterCategory>>;
  images: Pick<MediaPage, 'total' | 'counts'>;
  videos: Pick<MediaPage, 'total' | 'counts'>;
}

interface CountedFilter {
  id: string;
  title: string;
  isChild: boolean;
  images: number;
  videos: number;
}

/** The filters of each category as the panel has them, with their pictures and videos. */
export function countedCategories({ categories, images, videos }: CountedLibrary) {
  const counted = (id: string, title: string, isChild: boolean): CountedFilter => ({
    id,
    title,
    isChild,
    images: images.counts[id] ?? 0,
    videos: videos.counts[id] ?? 0,
  });
  return filterTree(categories).categories.map(({ identifier, title, items }) => ({
    identifier,
    title,
    filters: items.flatMap((item) => [
      counted(item.id, item.title, false),
      ...(hasChildOptions(item) ? item.children.map((child) => counted(child.id, child.title, true)) : []),
    ]),
  }));
}
