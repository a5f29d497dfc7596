import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createLog } from '@vitrine/server/log.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserLostError } from '../../browser/warm-browser.ts';
import { printPdf, withPrintPage } from './open-page.ts';

const PAGE = '<html data-print-ready="true"><script src="/app/code.js"></script><p>A page</p></html>';
const IMMUTABLE = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };

const asked: string[] = [];
let browser: Browser;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url.replace(/\?.*/, ''));
    response.writeHead(200, url === '/app/code.js' ? IMMUTABLE : { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end(url === '/app/code.js' ? '' : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() }));
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

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
