/** Where a menu entry's element begins, in px from the top of the viewport. */
export interface EntryTop<T extends string> {
  entry: T;
  top: number;
}

/**
 * The entry that is being read: the last one whose element begins above the middle of the viewport, the first
 * before any does, the last at the end of the page (its element may be too short to reach the middle).
 */
export function activeEntry<T extends string>(tops: readonly EntryTop<T>[], viewportHeight: number, atEnd: boolean): T | null {
  const last = tops.at(-1);
  if (atEnd && last) return last.entry;
  const begun = tops.filter(({ top }) => top < viewportHeight / 2);
  return begun.at(-1)?.entry ?? tops[0]?.entry ?? null;
}
