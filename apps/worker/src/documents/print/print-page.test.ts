import { tmpdir } from 'node:os';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareSpare, takePrintPage } from './print-page.ts';

const ORIGIN = 'http://127.0.0.1:4000';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() }));
});
afterAll(() => browser.close());

/** Prepares a spare and waits until it is open. */
async function prepared() {
  const before = browser.contexts().length;
  prepareSpare(browser, ORIGIN);
  await vi.waitFor(() => expect(browser.contexts()[before]?.pages()).toHaveLength(1), 10_000);
  const context = browser.contexts()[before];
  if (!context) throw new Error('no spare was opened');
  return context;
}

test('the page kept ready is handed out once, and only for its origin', async () => {
  const spare = await prepared();
  const other = await takePrintPage(browser, 'http://127.0.0.1:4001');
  const first = await takePrintPage(browser, ORIGIN);
  const second = await takePrintPage(browser, ORIGIN);
  expect(first.context).toBe(spare);
  expect(new Set([spare, other.context, second.context]).size).toBe(3);
  await Promise.all([other, first, second].map(({ context }) => context.close()));
});

test('a page that crashed while it waited is not handed out', async () => {
  const spare = await prepared();
  const waiting = spare.pages()[0];
  const crashed = waiting?.waitForEvent('crash');
  await waiting?.goto('chrome://crash').catch(() => {});
  await crashed;
  const { context, page } = await takePrintPage(browser, ORIGIN);
  expect(context).not.toBe(spare);
  expect(await page.evaluate('1 + 1')).toBe(2);
});
