import { SLIDER_GROUP } from '@vitrine/contract/constants.ts';

/** A cell's place in the track, in px from the track's first cell. */
export interface Cell {
  start: number;
  width: number;
}

/**
 * Where each step of the arrows begins: cells are grouped as long as they fill no more than 80 % of the viewport,
 * at least one to a group. Starts beyond the end of the scroll range fall together on it.
 */
export function groupStarts(cells: readonly Cell[], viewport: number, end: number): number[] {
  const room = viewport * SLIDER_GROUP;
  const starts: number[] = [];
  let groupStart = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    if (cell.start + cell.width - groupStart <= room) continue;
    groupStart = cell.start;
    const start = Math.min(cell.start, end);
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}

/** Positions closer than this are the same: scroll offsets are fractions on screens with a scale. */
const SAME = 2;

/** The next group's start after a position, or null at the end. */
export const nextStart = (starts: readonly number[], position: number) => starts.find((start) => start > position + SAME) ?? null;

/** The group's start before a position, or null at the beginning. */
export const previousStart = (starts: readonly number[], position: number) =>
  starts.findLast((start) => start < position - SAME) ?? null;

/** The start nearest to where a thrown track would come to rest. */
export function nearestStart(starts: readonly number[], position: number): number {
  return starts.reduce((best, start) => (Math.abs(start - position) < Math.abs(best - position) ? start : best), starts[0] ?? 0);
}

/** Which group a position shows: the last one that begins at it or before; the end of the track is the last group's. */
export const groupAt = (starts: readonly number[], position: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= position + SAME),
  );
