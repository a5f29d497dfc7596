import { createLog } from '@vitrine/server/log.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserLostError } from '../../browser/warm-browser.ts';
import { startPrintedSite } from '../../testing/printed-site.ts';
import { printPdf, withPrintPage } from './open-page.ts';

let asked: string[];
let browser: Browser;
let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ asked, browser, origin, close } = await startPrintedSite());
});
afterAll(() => close());

const print = <T>(work: (page: Page) => Promise<T>) =>
  withPrintPage(
    browser,
    { origin, path: '/run', data: { token: 'a', meta: { language: 'de' } }, log: createLog('print', 'silent') },
    work,
  );

test('a page that crashes while it is printed is tried again, and the try after it loads everything anew', async () => {
  expect((await print(printPdf)).length).toBeGreaterThan(0);
  const crash = async (page: Page) => {
    await page.goto('chrome://crash').catch(() => {});
    return new Promise<never>(() => {});
  };
  await expect(print(crash)).rejects.toThrow(BrowserLostError);
  asked.length = 0;
  expect((await print(printPdf)).length).toBeGreaterThan(0);
  expect(asked).toEqual(['/run', '/app/code.js']);
  asked.length = 0;
  expect((await print(printPdf)).length).toBeGreaterThan(0);
  expect(asked).toEqual(['/run']);
});
