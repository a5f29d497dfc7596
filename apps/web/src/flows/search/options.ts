import { SEARCH_KINDS, type SearchKind } from '@vitrine/contract/search.ts';
import type { Hit } from '@vitrine/search/search.ts';

/** Hits of a group that are shown before it is opened: a row of pictures, or three rows. */
export const SHOWN: Record<SearchKind, number> = { machine: 4, page: 3, document: 3, media: 4, location: 3, question: 3 };
/** And once it is. */
const OPENED_MAX = 60;

/** Something to choose: a hit, or the rest of its group. */
export type Option = { at: number } & ({ hit: Hit } | { rest: SearchKind });
export interface Group {
  kind: SearchKind;
  count: number;
  options: Option[];
}

/** Hits by their kinds, the group of the best hit first, each option with its place among all. */
export function groupHits(hits: readonly Hit[], opened: ReadonlySet<SearchKind>): Group[] {
  const order = [...new Set(hits.map(({ entry }) => entry.kind))].filter((kind) => SEARCH_KINDS.includes(kind));
  let at = 0;
  return order.map((kind) => {
    const own = hits.filter(({ entry }) => entry.kind === kind);
    const shown = own.slice(0, opened.has(kind) ? OPENED_MAX : SHOWN[kind]);
    const options: Option[] = shown.map((hit) => ({ at: at++, hit }));
    if (!opened.has(kind) && own.length > shown.length) options.push({ at: at++, rest: kind });
    return { kind, count: own.length, options };
  });
}

/** The option that a key leads to; the ends hold. */
export function optionAfterKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  return null;
}
