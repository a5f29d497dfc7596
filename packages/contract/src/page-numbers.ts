/** Page numbers by route path plus `last-sheet`: the page of the PDF on which a chapter begins, the cover being 1. */
export type FirstPages = Record<string, number>;

export const LAST_SHEET_KEY = 'last-sheet';

/** Rows of the table of contents that are far apart; more of them are closer. */
export const CONTENTS_ROOMY_ROWS = 12;
/** Rows that fit when they are closer: fewer on the first page, below the large headline, which the next ones say again in small. */
const CONTENTS_ROWS_FIRST = 17;
const CONTENTS_ROWS_NEXT = 19;

/** Pages of a table of contents with this many rows. */
export function contentsPages(rows: number): number {
  return 1 + Math.max(0, Math.ceil((rows - CONTENTS_ROWS_FIRST) / CONTENTS_ROWS_NEXT));
}

/** Pages of a document besides its chapters: cover, contents, last sheet. */
export const sheetPages = (chapters: number): number => 2 + contentsPages(chapters + 1);

/**
 * Page numbers as far as they follow from the known page counts of the chapters (by route path). From the
 * first chapter on whose count is not known they are absent: the worker sets them after its first pass.
 */
export function firstPages(paths: string[], pageCounts: Readonly<Record<string, number>>): FirstPages {
  const first: FirstPages = {};
  let page = 2 + contentsPages(paths.length + 1);
  for (const path of paths) {
    first[path] = page;
    const count = pageCounts[path];
    if (count === undefined) return first;
    page += count;
  }
  first[LAST_SHEET_KEY] = page;
  return first;
}
