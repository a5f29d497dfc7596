import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { createLog } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { childrenOf } from '../testing/process-tree.ts';
import { BrowserLostError, BrowserUnavailableError, createWarmBrowser } from './warm-browser.ts';

/** `npm run test:long` waits for what takes half a minute, and tries what luck decides more often. */
const IS_LONG = process.env.VITRINE_TEST_KILLS !== undefined;

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

// Processes are looked up in /proc: the rest runs everywhere.
describe.runIf(process.platform === 'linux')('a browser that is of no use any more', () => {
  /** A warm browser whose process is known. */
  async function startKnown(useMaxMs?: number) {
    const before = childrenOf(process.pid);
    const warm = createWarmBrowser({ launch, log, ...(useMaxMs ? { useMaxMs } : {}) });
    await warm.use(async () => {});
    const pid = childrenOf(process.pid).find((child) => !before.includes(child));
    if (!pid) throw new Error('the process of the browser was not found');
    return { warm, pid };
  }

  test('killed while pages are being opened: their openers get an error that it was lost', async () => {
    for (let round = 0; round < (IS_LONG ? 20 : 3); round++) {
      const { warm, pid } = await startKnown();
      const opening = Array.from({ length: 4 }, () =>
        warm.use(async (browser) => {
          const context = await browser.newContext();
          // Without end: one of these is being opened when the browser ends.
          for (;;) await context.newPage();
        }),
      );
      const settled = Promise.allSettled(opening);
      await sleep(Math.random() * 300);
      process.kill(pid, 'SIGKILL');
      const outcomes = await settled;
      expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
        opening.map(() => expect.any(BrowserLostError)),
      );
      expect(await warm.use(async (browser) => browser.isConnected())).toBe(true);
      await warm.close();
    }
  });

  /** Stops the process of a browser for good and uses it until it is taken for stuck; answers the process. */
  async function untilStuck() {
    const { warm, pid } = await startKnown(5000);
    process.kill(pid, 'SIGSTOP');
    onTestFinished(() => void (childrenOf(process.pid).includes(pid) && process.kill(pid, 'SIGKILL')));
    await expect(warm.use((browser) => browser.newContext())).rejects.toThrow('the browser did not answer');
    return { warm, pid };
  }

  test('stopped for good: it is taken for stuck, and another serves', { timeout: 120_000 }, async () => {
    const { warm } = await untilStuck();
    expect(await warm.use(async (browser) => (await browser.newPage()).evaluate('1 + 1'))).toBe(2);
    await warm.close();
  });

  if (IS_LONG)
    test('stopped for good: its process ends', { timeout: 120_000 }, async () => {
      const { warm, pid } = await untilStuck();
      await expect.poll(() => childrenOf(process.pid), { timeout: 90_000 }).not.toContain(pid);
      await warm.close();
    });
});

test('after its uses a fresh browser takes over, and the old one ends when it is not used any more', async () => {
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

test('a browser that does not start is said to be unavailable, logged once, and tried again', async () => {
  let tries = 0;
  const lines: string[] = [];
  const warm = createWarmBrowser({
    log: createLog('test', 'error', { write: (line) => void lines.push(line) }),
    launch: () => {
      tries += 1;
      return tries <= 3 ? Promise.reject(new Error('no')) : launch();
    },
  });
  for (let use = 1; use <= 3; use++) await expect(warm.use(async () => 1)).rejects.toBeInstanceOf(BrowserUnavailableError);
  expect(lines).toEqual([expect.stringContaining('browser did not start')]);
  expect(await warm.use(async () => 1)).toBe(1);
  await warm.close();
});
