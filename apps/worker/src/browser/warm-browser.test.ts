import { tmpdir } from 'node:os';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createLog } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { BrowserLostError, BrowserUnavailableError, createWarmBrowser } from './warm-browser.ts';

const log = createLog('test', 'silent');
const launch = async () =>
  launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() }));

test('a browser that ends is replaced, and who used it hears that it was lost', async () => {
  const warm = createWarmBrowser({ launch, log });
  const lost = warm.use(async (browser) => {
    const page = await browser.newPage();
    await browser.close();
    await page.title();
  });
  await expect(lost).rejects.toBeInstanceOf(BrowserLostError);
  expect(await warm.use(async (browser) => browser.isConnected())).toBe(true);
  await warm.close();
});

test('after its uses a fresh browser takes over, and the old one ends when nobody uses it any more', async () => {
  const started: Browser[] = [];
  const warm = createWarmBrowser({
    log,
    usesMax: 1,
    launch: async () => {
      const browser = await launch();
      started.push(browser);
      return browser;
    },
  });
  await warm.use(async () => {
    await warm.use(async (second) => expect(second).toBe(started[1]));
    expect(started[0]?.isConnected()).toBe(true);
  });
  await expect.poll(() => started[0]?.isConnected()).toBe(false);
  await warm.close();
});

test('a browser that does not start is said to be unavailable, and tried again', async () => {
  let tries = 0;
  const warm = createWarmBrowser({
    log,
    launch: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no')) : launch();
    },
  });
  await expect(warm.use(async () => 1)).rejects.toBeInstanceOf(BrowserUnavailableError);
  expect(await warm.use(async () => 1)).toBe(1);
  await warm.close();
});
