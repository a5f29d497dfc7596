import { filterLabels, groupByCategory } from '../category-groups.ts';
import type { ProductTeaser } from '../resources.ts';

interface ProductCategory {
  id: string;
  title: string;
}

/** The labels that machines are filtered by, in the order of the page's categories; a machine names its category by title. */
export function machineFilter(machines: readonly ProductTeaser[], categories: readonly ProductCategory[]) {
  const found = filterLabels(
    groupByCategory(machines, ({ category }) => categories.filter(({ title }) => title === category).slice(0, 1)),
  );
  return categories.flatMap(({ id }) => found.filter((label) => label.id === id));
}

/** The machines of one category; all for null and for a category that none of them has (catalogue.md 2, "Card filter"). */
export function filterMachines(machines: readonly ProductTeaser[], title: string | null): readonly ProductTeaser[] {
  const found = machines.filter(({ category }) => category === title);
  return title === null || found.length === 0 ? machines : found;
}
