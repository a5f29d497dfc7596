/** A category of a list with its entries; entries without a category are in a group of their own, at the end. */
export interface CategoryGroup<T> {
  /** Null for the entries that have no category. */
  id: string | null;
  title: string | null;
  items: T[];
}

interface Category {
  id: string;
  title: string;
}

/**
 * Groups entries by category in the order in which categories first appear; an entry of several categories
 * is in each. Screen filters and print's category lists are both made of this.
 */
export function groupByCategory<T>(items: readonly T[], categoriesOf: (item: T) => readonly Category[]): CategoryGroup<T>[] {
  const groups = new Map<string, CategoryGroup<T>>();
  const rest: T[] = [];
  for (const item of items) {
    const categories = categoriesOf(item);
    if (categories.length === 0) rest.push(item);
    for (const { id, title } of categories) {
      const group = groups.get(id) ?? { id, title, items: [] };
      group.items.push(item);
      groups.set(id, group);
    }
  }
  const found = [...groups.values()];
  return rest.length > 0 ? [...found, { id: null, title: null, items: rest }] : found;
}

/** What a list may be filtered by: its categories with their counts; none where they would only take single entries apart. */
export function filterLabels<T>(groups: readonly CategoryGroup<T>[]): { id: string; title: string; count: number }[] {
  const labels = groups.flatMap(({ id, title, items }) =>
    id === null || title === null ? [] : [{ id, title, count: items.length }],
  );
  return labels.length > 1 && labels.some(({ count }) => count > 1) ? labels : [];
}
