import { filterLabels, groupByCategory } from '../category-groups.ts';
import type { Advantage } from '../resources.ts';

/** The categories that are shown, with their counts: chips on the screen, words above titles in print; none where each holds one advantage. */
export function advantageCategories(advantages: readonly Advantage[]) {
  return filterLabels(
    groupByCategory(advantages, (advantage) => (advantage.advantageCategory ? [advantage.advantageCategory] : [])),
  );
}

/** The advantages of one category; all for null, or when the category is not among them (catalogue.md 2, "Card filter"). */
export function filterAdvantages(advantages: readonly Advantage[], category: string | null): readonly Advantage[] {
  const found = advantages.filter((advantage) => advantage.advantageCategory?.id === category);
  return category === null || found.length === 0 ? advantages : found;
}
