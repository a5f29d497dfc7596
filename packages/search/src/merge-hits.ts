import { byRank, type Hit } from './search.ts';

/** A hit of the media library as the server tells of it. */
export type MediaHit = Omit<Hit, 'isNamed'>;

const partsOf = (hits: readonly MediaHit[]) => hits[0]?.parts ?? 0;
/** Found by a type name: `ww200`. */
const isOfName = ({ terms }: MediaHit) => terms.some((term) => /^\p{L}+\d+$/u.test(term));

/**
 * The hits of the index and those of the media library, which is searched apart, in one order: what has more parts of the search goes first, as
 * within each of them. Media that have fewer than the index found are none.
 */
export function mergeHits(found: readonly Hit[], media: readonly MediaHit[]): Hit[] {
  if (partsOf(media) < partsOf(found)) return [...found];
  return [...found, ...media.map((hit) => ({ ...hit, isNamed: isOfName(hit) }))].sort(byRank);
}

/**
 * Whether what was found is only similar: it has no type name that was typed, and less than half of the parts of the search (`asked`) are what was
 * meant, the others were found by a part of their word. Editors see it as a search without a hit.
 */
export const isOnlySimilar = (asked: number, found: readonly Hit[], media: readonly MediaHit[] = []): boolean =>
  found.length + media.length > 0 &&
  !found.some(({ isNamed }) => isNamed) &&
  Math.max(partsOf(found), partsOf(media)) * 2 < asked;
