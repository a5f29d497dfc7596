import { comparedMachines } from '@vitrine/contract/comparisons.ts';
import { pageAt } from '@vitrine/contract/page-paths.ts';

const machinesAt = (path: string): string | null => {
  const page = pageAt(path);
  return page?.kind === 'comparison' ? (comparedMachines(page.slug)?.toSorted().join() ?? null) : null;
};

/** True for two paths of a comparison of the same machines, in whatever order: a document needs it once. */
export const sameComparison = (path: string, other: string): boolean => {
  const machines = machinesAt(path);
  return machines !== null && machines === machinesAt(other);
};
