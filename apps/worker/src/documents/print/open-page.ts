import { PRINT_READY_FALLBACK_MS, type PrintMeta } from '@vitrine/contract/print.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { BrowserLostError } from '../../browser/warm-browser.ts';
import { OriginUnreachableError, PrintError, PrintTooLongError } from './print-errors.ts';
import { forgetLoaded, type OpenPrintPage, prepareSpare, takePrintPage } from './print-page.ts';
import { watchPictures } from './watch-pictures.ts';

export interface PrintTarget {
  /** `http://127.0.0.1:4000`: the only place the page may load anything from. */
  origin: string;
  path: string;
  data: PrintMeta;
  log: Log;
  /** Milliseconds the page may live. */
  lifeMs?: number;
  /** Milliseconds until the page must have said that it is ready. */
  readyMs?: number;
  /** For counting pages only: places of pictures are known without them. */
  mayLackPictures?: boolean;
}

/** The whole life of one page: 30 s until it is ready, then printing PRINTED_PAGES_MAX pages twice. */
const PAGE_LIFE_MS = PRINT_READY_FALLBACK_MS + 90_000;

export const printUrl = ({ origin, path, data }: Pick<PrintTarget, 'origin' | 'path' | 'data'>) =>
  `${origin}${path}?data=${Buffer.from(JSON.stringify(data)).toString('base64url')}`;

/** The page says that it is ready after PRINT_READY_FALLBACK_MS at the latest: one that does not is no page of ours. */
const READY_MS = PRINT_READY_FALLBACK_MS + 2000;

/**
 * Runs in the page: waits for its own word on its state, `data-print-ready` or `data-print-error` on <html> (contract print.ts). The
 * driver's wait for a selector looks only twice a second.
 */
const STATE = `new Promise((resolve) => {
  const look = () => {
    const { printReady, printError } = document.documentElement?.dataset ?? {};
    if (printReady || printError) resolve({ error: printError ?? null });
  };
  const attributeFilter = ['data-print-ready', 'data-print-error'];
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter });
  look();
})`;
const state = z.object({ error: z.string().nullable() });

async function untilReady(page: Page, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrintTooLongError('the page did not say that it is ready')), timeout);
  });
  const answer = await Promise.race([page.evaluate(STATE), late]).finally(() => clearTimeout(timer));
  const { error } = state.parse(answer);
  if (error !== null) throw new PrintError(`the page reports: ${error.slice(0, 200)}`);
}

async function load(page: Page, target: PrintTarget): Promise<void> {
  const response = await page.goto(printUrl(target), { waitUntil: 'commit', timeout: 15_000 }).catch((error: Error) => {
    if (/ERR_CONNECTION|ERR_EMPTY_RESPONSE|TimeoutError|Timeout \d+ms/.test(`${error.name} ${error.message}`)) {
      throw new OriginUnreachableError('the app does not answer');
    }
    throw error;
  });
  const status = response?.status() ?? 0;
  if (status >= 500) throw new OriginUnreachableError(`the app answers ${status}`);
  if (status >= 400) throw new PrintError(`the page answers ${status}`);
}

/**
 * Loads a page for printing, waits until it is ready and hands it to `work`.
 * Requests to other origins end nowhere and are logged. Throws OriginUnreachableError, BrowserLostError or a PrintError, of
 * which PicturesMissingError and PrintTooLongError are kinds.
 */
export async function withPrintPage<T>(
  browser: Browser,
  target: PrintTarget,
  work: (page: Page) => Promise<T>,
  open: OpenPrintPage = takePrintPage,
): Promise<T> {
  const { page, close } = await open(browser, target.origin);
  let timer: NodeJS.Timeout | undefined;
  try {
    page.on('requestfailed', (request) => {
      const { origin, protocol } = URL.parse(request.url()) ?? {};
      if (protocol?.startsWith('http') && origin !== target.origin)
        target.log.warn({ origin }, 'request to another origin blocked');
    });
    const over = new Promise<never>((_, reject) => {
      page.on('crash', () => reject(new BrowserLostError('the page crashed')));
      timer = setTimeout(() => reject(new PrintTooLongError('the page took too long')), target.lifeMs ?? PAGE_LIFE_MS);
    });
    const pictures = watchPictures(page, target.origin);
    const done = (async () => {
      await load(page, target);
      await untilReady(page, target.readyMs ?? READY_MS);
      if (!target.mayLackPictures) await pictures.check();
      return work(page);
    })();
    return await Promise.race([done, over]);
  } catch (error) {
    forgetLoaded(browser);
    throw error;
  } finally {
    clearTimeout(timer);
    await close().catch(() => {});
    if (open === takePrintPage) prepareSpare(browser, target.origin);
  }
}

export const printPdf = (page: Page) => page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
