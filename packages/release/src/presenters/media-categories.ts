import type { Content } from '../read/content-types.ts';
import { filterIdOf } from './media-filter-id.ts';
import type { PresenterContext } from './presenter-context.ts';

const BY_HAND = '_order';
const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);

/** `media-library/categories`: filters of two levels by the identifier of their category; items in the editors' order. */
export async function presentMediaCategories({ read, type }: PresenterContext) {
  const [categories, filters] = [await read.list('media-filter-categories', BY_HAND), await read.list('media-filters', BY_HAND)];
  const present = (filter: Content<'media-filters'>) => ({ id: filterIdOf(filter), title: type.name(filter.title) });
  return Object.fromEntries(
    categories.map(({ id, identifier, title }, position) => {
      const items = filters
        .filter(({ category, parent }) => idOf(category) === id && idOf(parent) === null)
        .map((item) => ({ ...present(item), children: filters.filter(({ parent }) => idOf(parent) === item.id).map(present) }));
      return [identifier, { identifier, position, title: type.name(title), items }];
    }),
  );
}
