import { pageAt } from '@vitrine/contract/page-paths.ts';
import { type FoundEntry, SEARCH_KINDS, type SearchKind } from '@vitrine/contract/search.ts';
import { mergeHits } from '@vitrine/search/merge-hits.ts';
import type { Hit } from '@vitrine/search/search.ts';
import type { ComparedMachine } from '../../stores/comparison.ts';
import type { MediaHits } from './media-hits.ts';

/** Hits of a group that are shown before it is opened: a row of pictures, or three rows. */
export const SHOWN: Record<SearchKind, number> = { machine: 4, page: 3, document: 3, media: 4, location: 3, question: 3 };
/** And once it is. */
const OPENED_MAX = 60;

/** Something to choose: a hit, with the machine that it is about, or the rest of its group. */
export type Option = { at: number } & ({ hit: Hit; machine: ComparedMachine | null } | { rest: SearchKind });
export interface Group {
  kind: SearchKind;
  count: number;
  /** How many of them the group shows once it is opened. */
  most: number;
  options: Option[];
}

/** A row of the grid has the hit and, for a machine, a cell that takes it into the comparison. */
export type Cell = 'hit' | 'compare';
/** The active cell: which option, and which of its cells. */
export interface Place {
  at: number;
  cell: Cell;
}
/** Id of a cell, by which the field names the active one. */
export const cellId = ({ at, cell }: Place) => `search-${cell}-${at}`;

/** The same object for an entry each time: its row is made anew only when it changed. */
const machines = new WeakMap<FoundEntry, ComparedMachine | null>();

/** The machine that a hit is about; null for every other hit. */
function machineOf(entry: FoundEntry): ComparedMachine | null {
  const known = machines.get(entry);
  if (known !== undefined) return known;
  const slug = entry.kind === 'machine' ? pageAt(entry.link)?.slug : undefined;
  const machine = slug ? { slug, name: entry.title } : null;
  machines.set(entry, machine);
  return machine;
}

const hasCell = (option: Option | undefined, cell: Cell) =>
  option !== undefined && (cell === 'hit' || ('machine' in option && option.machine !== null));

interface Shown {
  /** Kinds of which more are shown. */
  opened: ReadonlySet<SearchKind>;
  media?: MediaHits | null;
  isMediaLast?: boolean;
}

/** Hits by their kinds, the group of the best hit first, each option with its place among all. */
export function groupHits(found: readonly Hit[], { opened, media, isMediaLast }: Shown): Group[] {
  const merged = mergeHits(found, media?.hits ?? []);
  const isMedia = ({ entry }: Hit) => entry.kind === 'media';
  const hits = isMediaLast ? [...found, ...merged.filter(isMedia)] : merged;
  const order = [...new Set(hits.map(({ entry }) => entry.kind))].filter((kind) => SEARCH_KINDS.includes(kind));
  let at = 0;
  return order.map((kind) => {
    const own = hits.filter(({ entry }) => entry.kind === kind);
    const shown = own.slice(0, opened.has(kind) ? OPENED_MAX : SHOWN[kind]);
    const options: Option[] = shown.map((hit) => ({ at: at++, hit, machine: machineOf(hit.entry) }));
    if (!opened.has(kind) && own.length > shown.length) options.push({ at: at++, rest: kind });
    const count = kind === 'media' && media ? media.count : own.length;
    return { kind, count, most: Math.min(own.length, OPENED_MAX), options };
  });
}

/**
 * The first group of a key with the others as far as they are made, which may still be those of the key before (`made`). They are numbered after
 * their own first group: below one of another kind or length two rows might have one number.
 */
export function groupsOnScreen(first: Group | undefined, made: readonly Group[]): Group[] {
  if (!first) return [];
  const [before, ...others] = made;
  const isFitting = before?.kind === first.kind && before.options.length === first.options.length;
  return isFitting ? [first, ...others] : [first];
}

/**
 * The cell that a key leads to, null where the key is for the field. The ends hold. As in the combobox with a grid of the ARIA Authoring
 * Practices, left and right move the caret of the field until it is at its end (`isCaretAtEnd`).
 */
export function placeAfterKey(key: string, { at, cell }: Place, options: readonly Option[], isCaretAtEnd: boolean): Place | null {
  const row = (next: number): Place => ({ at: next, cell: hasCell(options[next], cell) ? cell : 'hit' });
  if (options.length === 0) return null;
  if (key === 'ArrowDown') return row(Math.min(at + 1, options.length - 1));
  if (key === 'ArrowUp') return row(Math.max(at - 1, 0));
  if (key === 'ArrowRight' && isCaretAtEnd && cell === 'hit' && hasCell(options[at], 'compare')) return { at, cell: 'compare' };
  if (key === 'ArrowLeft' && cell === 'compare') return { at, cell: 'hit' };
  return null;
}
