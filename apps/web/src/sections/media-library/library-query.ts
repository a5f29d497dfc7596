import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mediaCategoriesAnswer, mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import { findAnswer } from '../../api/find.ts';
import type { LibraryAddress } from './library-address.ts';

/** Pages that are out of sight are forgotten after it: of a library of 10,000 items some dozens are in memory. */
const PAGE_KEPT_MS = 60_000;

export type LibrarySearch = Pick<LibraryAddress, 'type' | 'filters'>;

const ITEMS = 'media-library/items';

function pathOf({ type, filters }: LibrarySearch, rest: Record<string, string>): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(filters.length > 0 && { categories: filters.join(',') }),
    ...rest,
  });
  return `${ITEMS}?${query}`;
}

/** The filters, by category. */
export const categoriesQuery = () => findAnswer(mediaCategoriesAnswer, 'media-library/categories');

/** The first page with all that is counted, in the newest version; the former one stays until it is there. */
export const headQuery = (search: LibrarySearch) =>
  queryOptions({ ...findAnswer(mediaPageAnswer, pathOf(search, { page: '1' })), placeholderData: keepPreviousData });

/** One page of a version. */
export const pageQuery = (search: LibrarySearch, version: string, page: number) =>
  queryOptions({
    ...findAnswer(mediaPageAnswer, pathOf(search, { page: String(page), version }), Number.POSITIVE_INFINITY),
    gcTime: PAGE_KEPT_MS,
  });

/** The page that holds an item: where a shared link begins. */
export const placeQuery = (search: LibrarySearch, version: string, item: string) =>
  queryOptions({
    ...findAnswer(mediaPageAnswer, pathOf(search, { item, version }), Number.POSITIVE_INFINITY),
    gcTime: PAGE_KEPT_MS,
  });
