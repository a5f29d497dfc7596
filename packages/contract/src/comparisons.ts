/** Most machines of a comparison: that many columns fit a page of paper and a desk. */
export const COMPARISON_MAX = 4;
/** A machine alone is compared with nothing. */
export const COMPARISON_MIN = 2;

/** Slugs have single hyphens only (content-model, fields/slug.ts): two in a row separate two of them. */
const BETWEEN = '--';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for what may be the slug of a machine, published or not. */
export const isMachineSlug = (text: string) => text.length <= 100 && SLUG.test(text);

/** What the path of a comparison names where other pages have the slug of a record: its machines in their order. */
export const comparisonSlug = (machines: readonly string[]): string => machines.join(BETWEEN);

/** The machines of a comparison by that slug; null for one that is none: a machine alone, too many, or one twice. */
export function comparedMachines(slug: string): string[] | null {
  const machines = slug.split(BETWEEN);
  const isOne = machines.length >= COMPARISON_MIN && machines.length <= COMPARISON_MAX;
  return isOne && machines.every(isMachineSlug) && new Set(machines).size === machines.length ? machines : null;
}
