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
