import { type CategoryGroup, groupByCategory } from '../category-groups.ts';
import type { Advantage } from '../resources.ts';

/** Advantages under their category's title: the filter's labels on the screen, the category list in print. */
export function advantagesByCategory(advantages: readonly Advantage[]): CategoryGroup<Advantage>[] {
  return groupByCategory(advantages, (advantage) => (advantage.advantageCategory ? [advantage.advantageCategory] : []));
}

/** The advantages of one category; all for null, or when the category is not among them (catalogue.md 2, "Card filter"). */
export function filterAdvantages(advantages: readonly Advantage[], category: string | null): readonly Advantage[] {
  const found = advantages.filter((advantage) => advantage.advantageCategory?.id === category);
  return category === null || found.length === 0 ? advantages : found;
}
