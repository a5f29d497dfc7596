import { type MediaFilterCategory, WHOLE_FILTER_ITEM_ID } from './media-library.ts';

type FilterItem = MediaFilterCategory['items'][number];

interface Place {
  category: string;
  item: FilterItem;
  /** The child itself; null for the item of the first level. */
  child: FilterItem['children'][number] | null;
}

/** The filters of the media library: categories in the editors' order, and where each filter is. */
export interface FilterTree {
  categories: readonly MediaFilterCategory[];
  places: ReadonlyMap<string, Place>;
}

/** Ids of the filters that are on. An item of the first level is on exactly when all of its children are. */
export type ActiveFilters = ReadonlySet<string>;

/** One entry of the list of active filters (catalogue.md 3); `type` is the identifier of its category. */
export interface ActiveFilter {
  id: string;
  type: string;
  title: string;
  parentId: string | null;
}

/** True for an item whose children can be chosen one by one. */
export const hasChildOptions = ({ id, children }: FilterItem): boolean => id !== WHOLE_FILTER_ITEM_ID && children.length > 0;

export function filterTree(byIdentifier: Readonly<Record<string, MediaFilterCategory>>): FilterTree {
  const categories = Object.values(byIdentifier).sort((a, b) => a.position - b.position);
  const places = new Map<string, Place>();
  for (const { identifier: category, items } of categories) {
    for (const item of items) {
      places.set(item.id, { category, item, child: null });
      for (const child of item.children) places.set(child.id, { category, item, child });
    }
  }
  return { categories, places };
}

/** An item of the first level and what is below it. */
export const withChildren = ({ id, children }: FilterItem): string[] => [id, ...children.map((child) => child.id)];

/** Turns one child on or off; its item follows when all of them are on, or no longer. */
function setChild(active: Set<string>, { id, children }: FilterItem, childId: string, on: boolean): void {
  if (on) active.add(childId);
  else active.delete(childId);
  if (children.every((child) => active.has(child.id))) active.add(id);
  else active.delete(id);
}

/**
 * What is on after a click on a filter (catalogue.md 2, "Media library page"): an item takes its children along, a child its item.
 * A click on what the tree does not offer changes nothing.
 */
export function toggleFilter({ places }: FilterTree, active: ActiveFilters, id: string): ActiveFilters {
  const place = places.get(id);
  if (!place || (place.child && !hasChildOptions(place.item))) return active;
  const next = new Set(active);
  if (place.child) setChild(next, place.item, id, !active.has(id));
  else for (const one of withChildren(place.item)) active.has(id) ? next.delete(one) : next.add(one);
  return next;
}

/** Off, part of its children, or on. */
export function filterState(active: ActiveFilters, item: FilterItem): 'off' | 'part' | 'on' {
  if (active.has(item.id)) return 'on';
  return hasChildOptions(item) && item.children.some(({ id }) => active.has(id)) ? 'part' : 'off';
}

/** What is on of one item, as few entries as say it: the item itself, or some of its children. */
const chosenOf = (active: ActiveFilters, item: FilterItem): (FilterItem | FilterItem['children'][number])[] => {
  if (active.has(item.id)) return [item];
  return hasChildOptions(item) ? item.children.filter(({ id }) => active.has(id)) : [];
};

/** The list of active filters in the order of the tree; an item includes its children, and the root is not in it. */
export const activeFilters = ({ categories }: FilterTree, active: ActiveFilters): ActiveFilter[] =>
  categories.flatMap(({ identifier: type, items }) =>
    items
      .filter(({ id }) => id !== WHOLE_FILTER_ITEM_ID)
      .flatMap((item) =>
        chosenOf(active, item).map(({ id, title }) => ({ id, type, title, parentId: id === item.id ? null : item.id })),
      ),
  );

/** The ids that say what is on, in the order of the tree: one state has one address. */
export const chosenFilters = ({ categories }: FilterTree, active: ActiveFilters): string[] =>
  categories.flatMap(({ items }) => items.flatMap((item) => chosenOf(active, item).map(({ id }) => id)));

/** What is on by such ids, wherever they come from: one that the tree does not have, or does not offer, is left out. */
export function filtersFrom({ places }: FilterTree, ids: Iterable<string>): ActiveFilters {
  const active = new Set<string>();
  for (const id of ids) {
    const place = places.get(id);
    if (!place) continue;
    if (!place.child) for (const one of withChildren(place.item)) active.add(one);
    else if (hasChildOptions(place.item)) setChild(active, place.item, id, true);
  }
  return active;
}
