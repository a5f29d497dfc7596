import { sheetPages } from '@vitrine/contract/page-numbers.ts';
import type { PageCounts } from '../../api/page-counts.ts';

export interface DocumentLength {
  chapters: number;
  /** Print pages with cover, contents and last sheet. */
  pages: number;
  /** False if a chapter has not been measured: then `pages` is the least it can be. */
  exact: boolean;
}

/** Length of a document, by the known print pages of its routes. */
export function documentLength(paths: readonly string[], pageCounts: PageCounts): DocumentLength {
  return {
    chapters: paths.length,
    pages: sheetPages(paths.length) + paths.reduce((sum, path) => sum + (pageCounts[path] ?? 1), 0),
    exact: paths.every((path) => pageCounts[path] !== undefined),
  };
}
