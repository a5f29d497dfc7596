import { COMPARISON_MAX } from '@vitrine/contract/comparisons.ts';

/** The first of the named machines that fill a comparison: one that is gone takes no place, and leaves it to the next. */
export function seated(slugs: readonly string[], isGone: (slug: string) => boolean): string[] {
  let places = COMPARISON_MAX;
  const end = slugs.findIndex((slug) => !isGone(slug) && places-- === 0);
  return end < 0 ? [...slugs] : slugs.slice(0, end);
}
