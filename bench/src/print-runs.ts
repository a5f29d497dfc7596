import { PDFDocument } from '@cantoo/pdf-lib';
import type { PrintMeta } from '@vitrine/contract/print.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';
import { printPdf, withPrintPage } from '../../apps/worker/src/documents/print/open-page.ts';
import { printDocument } from '../../apps/worker/src/documents/print/print-document.ts';
import { newPrintContext, type OpenPrintPage } from '../../apps/worker/src/documents/print/print-page.ts';

export interface Run {
  seconds: number;
  bytes: number;
  pages: number;
}

interface Order {
  origin: string;
  paths: readonly string[];
  data: PrintMeta;
  log: Log;
}

/** One document in one print run, as the worker makes it. `pageCounts`: print pages by route path. */
export async function oneRun(browser: Browser, order: Order & { pageCounts: ReadonlyMap<string, number> }): Promise<Run> {
  const begun = performance.now();
  const printed = await printDocument(browser, {
    ...order,
    pages: order.paths.map((urlPath) => ({ urlPath })),
    metadata: { title: 'Messlauf', author: 'Vitrine', language: 'de' },
  });
  return { seconds: (performance.now() - begun) / 1000, bytes: printed.bytes.length, pages: printed.pages };
}

const openInNewContext: OpenPrintPage = async (browser, origin) => {
  const context = await newPrintContext(browser, origin);
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  return { page, close: () => context.close() };
};

/** The peer: each route printed alone in a new context of the same warm browser, and the PDFs merged. */
export async function merged(browser: Browser, { origin, paths, data, log }: Order): Promise<Run> {
  const begun = performance.now();
  const whole = await PDFDocument.create();
  for (const path of paths) {
    const bytes = await withPrintPage(browser, { origin, path, data, log }, printPdf, openInNewContext);
    const part = await PDFDocument.load(bytes);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  const bytes = await whole.save();
  return { seconds: (performance.now() - begun) / 1000, bytes: bytes.length, pages: whole.getPageCount() };
}
