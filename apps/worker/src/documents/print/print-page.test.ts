import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPrintedSite } from '../../testing/printed-site.ts';
import { forgetLoaded, prepareSpare, takePrintPage } from './print-page.ts';

let asked: string[];
let browser: Browser;
let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ asked, browser, origin, close } = await startPrintedSite());
});
afterAll(() => close());

const pages = () => browser.contexts().flatMap((context) => context.pages());

/** Prepares a spare and waits until it is open. */
async function prepared() {
  const before = pages();
  prepareSpare(browser, origin);
  const spares = () => pages().filter((page) => !before.includes(page));
  await vi.waitFor(() => expect(spares()).toHaveLength(1), 10_000);
  const [spare] = spares();
  if (!spare) throw new Error('no spare was opened');
  return spare;
}

test('the page kept ready is handed out once, and only for its origin', async () => {
  const spare = await prepared();
  const other = await takePrintPage(browser, 'http://127.0.0.1:4001');
  const first = await takePrintPage(browser, origin);
  const second = await takePrintPage(browser, origin);
  expect(first.page).toBe(spare);
  expect(new Set([spare, other.page, second.page]).size).toBe(3);
  await Promise.all([other, first, second].map(({ close }) => close()));
  expect(pages()).toEqual([]);
});

test('a page that crashed while it waited is not handed out', async () => {
  const spare = await prepared();
  const crashed = spare.waitForEvent('crash');
  await spare.goto('chrome://crash').catch(() => {});
  await crashed;
  const { page, close } = await takePrintPage(browser, origin);
  expect(page).not.toBe(spare);
  expect(await page.evaluate('1 + 1')).toBe(2);
  await close();
});

test('a print loads again what may have changed, and what cannot change at its address only the first time', async () => {
  asked.length = 0;
  for (let print = 0; print < 2; print++) {
    const { page, close } = await takePrintPage(browser, origin);
    await page.goto(`${origin}/run`);
    expect(await page.title()).toBe('printed');
    await close();
  }
  expect(asked).toEqual(['/run', '/app/code.js', '/run']);
});

test('after a print that failed all is loaded anew, and what was loaded for the one before is given up with its last page', async () => {
  const running = await takePrintPage(browser, origin);
  await running.page.goto(`${origin}/run`);
  const spare = await prepared();
  asked.length = 0;
  forgetLoaded(browser);
  const next = await takePrintPage(browser, origin);
  await next.page.goto(`${origin}/run`);
  expect(asked).toEqual(['/run', '/app/code.js']);
  await vi.waitFor(() => expect(spare.isClosed()).toBe(true));
  expect(await running.page.title()).toBe('printed');
  const { length } = browser.contexts();
  await running.close();
  expect(browser.contexts()).toHaveLength(length - 1);
  await next.close();
});

test('nothing that one print stores is there for the next', async () => {
  const stored = `Promise.all([document.cookie, localStorage.length, sessionStorage.length, indexedDB.databases(), caches.keys()])`;
  const first = await takePrintPage(browser, origin);
  await prepared();
  await first.page.goto(`${origin}/run`);
  await first.page.evaluate(`(async () => {
    document.cookie = 'a=b';
    localStorage.a = sessionStorage.a = 'b';
    await caches.open('a');
    await new Promise((resolve) => { indexedDB.open('a').onsuccess = resolve; });
  })()`);
  expect(await first.page.evaluate(stored)).toEqual(['a=b', 1, 1, [{ name: 'a', version: 1 }], ['a']]);
  await first.close();
  // The page of the second was there before the first stored anything.
  const second = await takePrintPage(browser, origin);
  await second.page.goto(`${origin}/run`);
  expect(await second.page.evaluate(stored)).toEqual(['', 0, 0, [], []]);
  await second.close();
});
