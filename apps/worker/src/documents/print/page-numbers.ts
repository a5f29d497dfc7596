import type { AddedDocument } from '@vitrine/contract/documents.ts';
import { ANCHOR_LAST_SHEET, chapterAnchor } from '@vitrine/contract/print.ts';

/** First page number (from 1) of each chapter by route path, and of the last sheet: what the contents print. */
export type PageNumbers = Record<string, number>;

/** Pages before the first chapter before they were measured: the cover and one page of contents. */
const COVER_PAGES = 1;

/**
 * The numbers as they follow from the pages each route is known to have; null when one is not known.
 * `contentsPages`: how many pages the contents take.
 */
export function expectedNumbers(
  pages: readonly Pick<AddedDocument, 'urlPath'>[],
  counts: ReadonlyMap<string, number>,
  contentsPages: number,
): PageNumbers | null {
  const numbers: PageNumbers = {};
  let next = COVER_PAGES + contentsPages + 1;
  for (const { urlPath } of pages) {
    const count = counts.get(urlPath);
    if (count === undefined) return null;
    numbers[urlPath] ??= next;
    next += count;
  }
  return { ...numbers, [ANCHOR_LAST_SHEET]: next };
}

/** The numbers as they were printed, from the PDF's destinations. Names every chapter that is missing. */
export function printedNumbers(
  pages: readonly Pick<AddedDocument, 'urlPath'>[],
  found: ReadonlyMap<string, number>,
): { numbers: PageNumbers; missing: string[] } {
  const numbers: PageNumbers = {};
  const missing: string[] = [];
  const take = (key: string, anchor: string) => {
    const page = found.get(anchor);
    if (page === undefined) missing.push(anchor);
    else numbers[key] ??= page;
  };
  for (const [index, { urlPath }] of pages.entries()) take(urlPath, chapterAnchor(index));
  take(ANCHOR_LAST_SHEET, ANCHOR_LAST_SHEET);
  return { numbers, missing };
}

/** How many pages the chapters take: cover, contents and last sheet are not counted. */
export function chapterPages(pages: readonly Pick<AddedDocument, 'urlPath'>[], numbers: PageNumbers): number {
  const last = numbers[ANCHOR_LAST_SHEET];
  const first = numbers[pages[0]?.urlPath ?? ''];
  return first !== undefined && last !== undefined ? last - first : 0;
}

export const sameNumbers = (a: PageNumbers, b: PageNumbers) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, page]) => b[key] === page);
