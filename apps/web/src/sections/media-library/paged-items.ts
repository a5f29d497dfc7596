import { MEDIA_PAGE_SIZE, type MediaItem } from '@vitrine/contract/media-library.ts';

/** Items by number of their page, from 1, as far as they are there. All pages are of one version. */
export type LoadedPages = ReadonlyMap<number, readonly MediaItem[]>;

export const pageAt = (index: number) => Math.floor(index / MEDIA_PAGE_SIZE) + 1;

/** The item at a place of the whole list, from 0; undefined while its page is not there. */
export const itemAt = (pages: LoadedPages, index: number): MediaItem | undefined =>
  pages.get(pageAt(index))?.[index % MEDIA_PAGE_SIZE];

/** The place of an item among the pages that are there; null when it is in none of them. */
export function placeOf(pages: LoadedPages, id: string): number | null {
  for (const [page, items] of pages) {
    const index = items.findIndex((item) => item.id === id);
    if (index !== -1) return (page - 1) * MEDIA_PAGE_SIZE + index;
  }
  return null;
}

/** Numbers of the pages that have places from `first` to `last`, as far as there are any. */
export function pagesOf(first: number, last: number, total: number): number[] {
  const [from, to] = [pageAt(Math.max(0, first)), pageAt(Math.min(last, total - 1))];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
