import type { Hit } from './search.ts';

const partsOf = (hits: readonly Hit[]) => hits[0]?.parts ?? 0;

/**
 * The hits of the index and those of the media library, which is searched apart, in one order: what has more parts of the search goes first, as
 * within each of them. Media that have fewer than the index found are none.
 */
export function mergeHits(found: readonly Hit[], media: readonly Hit[]): Hit[] {
  if (partsOf(media) < partsOf(found)) return [...found];
  return [...found, ...media].sort((a, b) => b.parts - a.parts || b.score - a.score);
}

/**
 * Whether what was found is only similar: less than half of the parts of the search (`asked`) are what was meant, the others were found by a part of
 * their word. Editors see it as a search without a hit.
 */
export const isOnlySimilar = (asked: number, ...found: (readonly Hit[])[]): boolean =>
  found.some((hits) => hits.length > 0) && Math.max(...found.map(partsOf)) * 2 < asked;
