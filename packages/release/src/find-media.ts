import { type FilterTree, withChildren } from '@vitrine/contract/media-filters.ts';
import { MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import type { LibraryItem, MediaLibrary } from './media-library.ts';

export interface MediaSearch {
  type: LibraryItem['type'] | null;
  /** Ids of filters; an item of the first level stands for itself and its children. All of them are of the library's tree. */
  filters: readonly string[];
}

export interface FoundMedia {
  items: readonly LibraryItem[];
  /** By filter: how many items it would find beside what is chosen in the other categories. */
  counts: Record<string, number>;
}

/** What is chosen, by category: an item matches a category by any of its filters, and it has to match every category. */
function chosenByCategory({ places }: FilterTree, filters: readonly string[]): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>();
  for (const id of filters) {
    const place = places.get(id);
    if (!place) continue;
    const ids = chosen.get(place.category) ?? new Set();
    for (const one of place.child ? [id] : withChildren(place.item)) ids.add(one);
    chosen.set(place.category, ids);
  }
  return chosen;
}

/** The filters that an item counts for, each with its category: its own and the ones above them. */
function countedFor({ places }: FilterTree, { filters }: LibraryItem): Map<string, string> {
  const counted = new Map<string, string>();
  for (const id of filters) {
    const place = places.get(id);
    if (!place) continue;
    counted.set(id, place.category);
    counted.set(place.item.id, place.category);
  }
  return counted;
}

/** The items that match, in order, and the counts of all filters. Costs by the length of the library, about 1 ms for 1,000 items. */
export function findMedia({ items, tree }: MediaLibrary, { type, filters }: MediaSearch): FoundMedia {
  const chosen = chosenByCategory(tree, filters);
  const counts = Object.fromEntries([...tree.places.keys()].map((id) => [id, 0]));
  const found: LibraryItem[] = [];
  for (const item of items) {
    if (type !== null && item.type !== type) continue;
    const missed = [...chosen].filter(([, ids]) => !item.filters.some((id) => ids.has(id))).map(([category]) => category);
    if (missed.length === 0) found.push(item);
    if (missed.length > 1) continue;
    for (const [id, category] of countedFor(tree, item)) {
      if (missed.length === 0 || missed[0] === category) counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return { items: found, counts };
}

/** Items of one page, from 1; none beyond the end. */
export const mediaPage = (items: readonly LibraryItem[], page: number): readonly LibraryItem[] =>
  items.slice((page - 1) * MEDIA_PAGE_SIZE, page * MEDIA_PAGE_SIZE);

/** The page that holds an item; null when it is not among them. */
export function pageOfMedia(items: readonly LibraryItem[], id: string): number | null {
  const index = items.findIndex((item) => item.id === id);
  return index === -1 ? null : Math.floor(index / MEDIA_PAGE_SIZE) + 1;
}
