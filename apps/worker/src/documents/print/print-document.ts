import { type AddedDocument, PRINTED_PAGES_MAX } from '@vitrine/contract/documents.ts';
import { PRINT_RUN_PATH, type PrintMeta } from '@vitrine/contract/print.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Browser, Page } from 'playwright-core';
import { keptPlaces, loadOwnPages } from './load-own-pages.ts';
import { printPdf, withPrintPage } from './open-page.ts';
import { createPageGuesses } from './page-guesses.ts';
import { chapterPages, expectedNumbers, type PageNumbers, printedNumbers, sameNumbers } from './page-numbers.ts';
import type { PdfMetadata } from './pdf-messages.ts';
import { PrintError, TooManyPagesError } from './print-errors.ts';
import { type PdfReader, withPdfReader } from './read-pdf.ts';

export interface PrintOrder {
  origin: string;
  /** Token and hash of the request; `pageCounts` is filled in here. */
  data: PrintMeta;
  pages: readonly Pick<AddedDocument, 'urlPath'>[];
  /** Print pages by route path, as far as they are known. */
  pageCounts: ReadonlyMap<string, number>;
  metadata: PdfMetadata;
  log: Log;
  /** Milliseconds that loading and printing may take. */
  lifeMs?: number;
  /** Milliseconds until the page must have said that it is ready. */
  readyMs?: number;
}

export interface PrintedDocument {
  bytes: Uint8Array;
  pages: number;
  /** How often it was printed until the numbers in the contents were right: 1 when all counts were known. */
  passes: number;
  /** Milliseconds of each part. */
  ms: { load: number; print: number; finish: number };
}

/** The numbers cannot go on changing: printing them changes no page break. One pass too many is a page at fault. */
const PASSES_MAX = 3;
/** Pages that the contents of so many entries took last time: the first guess of the next document. */
const contentsPages = new Map<number, number>();
const guesses = createPageGuesses();

const setNumbers = (page: Page, numbers: PageNumbers) => page.evaluate(`window.setPageCounts(${JSON.stringify(numbers)})`);

/** An order counts what was measured at that time; here it is known. */
function refuseTooLong({ pages }: PrintOrder, numbers: PageNumbers): void {
  const printed = chapterPages(pages, numbers);
  if (printed > PRINTED_PAGES_MAX) throw new TooManyPagesError(`${printed} pages, ${PRINTED_PAGES_MAX} at most`);
}

/** Prints until the page numbers in the contents are those of the chapters: once, if they were known. */
async function printRight(page: Page, order: PrintOrder, expected: PageNumbers | null, reader: PdfReader) {
  let shown = expected;
  for (let passes = 1; passes <= PASSES_MAX; passes++) {
    const { pages, destinations } = await reader.read(await printPdf(page));
    const { numbers, missing } = printedNumbers(order.pages, destinations);
    if (pages === 0 || missing.length > 0) throw new PrintError(`missing in the print: ${missing.join(', ')}`);
    refuseTooLong(order, numbers);
    if (shown && sameNumbers(shown, numbers)) {
      return { pages, numbers, passes, ownPages: await loadOwnPages(order.origin, await keptPlaces(page), destinations) };
    }
    await setNumbers(page, numbers);
    shown = numbers;
  }
  throw new PrintError('the page numbers do not settle');
}

/** Makes one PDF of cover sheet, contents, chosen pages and last sheet in one print run of one page. */
export const printDocument = (browser: Browser, order: PrintOrder): Promise<PrintedDocument> =>
  withPdfReader((reader) => printWith(reader, browser, order));

async function printWith(reader: PdfReader, browser: Browser, order: PrintOrder): Promise<PrintedDocument> {
  const started = performance.now();
  const guess = contentsPages.get(order.pages.length) ?? 1;
  const counted = expectedNumbers(order.pages, order.pageCounts, guess);
  // A guess refuses nothing.
  if (counted) refuseTooLong(order, counted);
  const expected = counted ?? expectedNumbers(order.pages, guesses.with(order.pageCounts, order.pages), guess);
  const data: PrintMeta = expected ? { ...order.data, pageCounts: expected } : order.data;
  const { origin, log, lifeMs, readyMs } = order;
  const target = { origin, path: PRINT_RUN_PATH, data, log, ...(lifeMs ? { lifeMs } : {}), ...(readyMs ? { readyMs } : {}) };
  let loaded = 0;
  let printed = 0;
  const { pages, numbers, passes, ownPages } = await withPrintPage(browser, target, async (page) => {
    loaded = performance.now();
    const result = await printRight(page, order, expected, reader);
    printed = performance.now();
    return result;
  });
  const first = numbers[order.pages[0]?.urlPath ?? ''];
  if (first) contentsPages.set(order.pages.length, first - 2);
  guesses.keep(order.pageCounts, order.pages, numbers);
  const bytes = await reader.finish(order.metadata, ownPages);
  const ms = { load: loaded - started, print: printed - loaded, finish: performance.now() - printed };
  return { bytes, pages, passes, ms };
}
