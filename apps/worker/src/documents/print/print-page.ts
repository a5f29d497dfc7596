import { HEADER_IS_DOCUMENT_RENDERER } from '@vitrine/contract/headers.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** An empty page for one print. */
export interface PrintPage {
  page: Page;
  close(): Promise<void>;
}

/** Opens a page for one print; `origin` is the only place it may load anything from. */
export type OpenPrintPage = (browser: Browser, origin: string) => Promise<PrintPage>;

/** A4 at 96 dpi, so that what the page decides by its width is decided for paper. */
const A4 = { width: 794, height: 1123 };
/** No proxy listens here. Everything but our origin is sent to it, so it goes nowhere: no name is even looked up. */
const NOWHERE = 'http://127.0.0.1:9';

/** A context in which pages are printed. */
export const newPrintContext = (browser: Browser, origin: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: A4,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
    acceptDownloads: false,
    extraHTTPHeaders: { [HEADER_IS_DOCUMENT_RENDERER]: '1' },
    proxy: { server: NOWHERE, bypass: new URL(origin).host },
  });

/** What waits for the next of its kind; forgotten as soon as it is no longer of use. */
interface Kept<T> {
  origin: string;
  opened: Promise<T>;
}

const contexts = new WeakMap<Browser, Kept<BrowserContext>>();

/**
 * The context that the prints of a browser share: code, typefaces and pictures, which never change at their address, are loaded once
 * and not for each document again. That is a third of the time of a document. A page of a print run stores nothing, and what one
 * might have stored is taken away before the next (docs/security.md).
 */
function sharedContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const known = contexts.get(browser);
  if (known?.origin === origin) return known.opened;
  const shared: Kept<BrowserContext> = { origin, opened: newPrintContext(browser, origin) };
  contexts.set(browser, shared);
  const forget = () => void (contexts.get(browser) === shared && contexts.delete(browser));
  shared.opened.then((context) => context.once('close', forget), forget);
  return shared.opened;
}

/** Takes away all that a page before might have stored: cookies, databases, local storage. What was loaded stays. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

async function newPrintPage(browser: Browser, origin: string): Promise<PrintPage> {
  const opened = sharedContext(browser, origin);
  const context = await opened;
  const page = await context.newPage();
  const close = async () => {
    await page.close();
    // One that is forgotten goes with its last page.
    if (contexts.get(browser)?.opened !== opened && context.pages().length === 0) await context.close();
  };
  try {
    await page.emulateMedia({ media: 'print' });
    return { page, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

const spares = new WeakMap<Browser, Kept<PrintPage>>();

/** Keeps an empty page ready for the next print: opening one takes a tenth of the time of a small document. */
export function prepareSpare(browser: Browser, origin: string): void {
  if (spares.has(browser) || !browser.isConnected()) return;
  const spare: Kept<PrintPage> = { origin, opened: newPrintPage(browser, origin) };
  spares.set(browser, spare);
  const discard = () => void (spares.get(browser) === spare && spares.delete(browser));
  spare.opened.then(({ page, close }) => {
    page.once('close', discard);
    page.once('crash', () => {
      discard();
      void close().catch(() => {});
    });
  }, discard);
}

/** The page kept ready, for this print alone, or one opened anew. */
export const takePrintPage: OpenPrintPage = async (browser, origin) => {
  const spare = spares.get(browser);
  const isKept = spare?.origin === origin && spares.delete(browser);
  const taken = await (isKept ? spare.opened.catch(() => newPrintPage(browser, origin)) : newPrintPage(browser, origin));
  await clearStorage(taken.page, origin).catch(async (error: unknown) => {
    await taken.close().catch(() => {});
    throw error;
  });
  return taken;
};

/** Lets the next print load everything anew: a file that came damaged into the cache would else fail all of them. */
export function forgetLoaded(browser: Browser): void {
  contexts.delete(browser);
  const spare = spares.get(browser);
  spares.delete(browser);
  void spare?.opened.then(({ close }) => close()).catch(() => {});
}
