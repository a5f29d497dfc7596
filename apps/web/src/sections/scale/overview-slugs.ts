import type { ProductOverview } from '../resources.ts';

/** Slugs of the machines that an overview has in its tables, each once. */
export function overviewSlugs(overview: ProductOverview): string[] {
  const rows: { productSlug: string }[] = [
    ...overview.grinderRowsW,
    ...overview.grinderRowsWw,
    ...overview.grinderRowsWwr,
    ...overview.grinderRowsWwb,
    ...overview.cutterRows,
    ...overview.mixerGrinderRows,
    ...overview.mixerRowsN,
    ...overview.mixerRows,
    ...overview.emulsifierRows,
    ...overview.frozenMeatCutterRows,
  ];
  return [...new Set(rows.map(({ productSlug }) => productSlug))];
}
