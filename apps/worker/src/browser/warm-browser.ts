import type { Log } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';

/** The browser ended, or one of its processes, while it was in use. What was done with it can be done again at once. */
export class BrowserLostError extends Error {
  override name = 'BrowserLostError';
}

/** No browser can be started at present. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError';
}

export type BrowserState = 'starting' | 'ready' | 'none';

/** One browser that is kept running, so that a document does not wait for a start. */
export interface WarmBrowser {
  /** Runs `work` with the browser; throws BrowserLostError when it ended meanwhile, BrowserUnavailableError when none starts. */
  use<T>(work: (browser: Browser) => Promise<T>): Promise<T>;
  state(): BrowserState;
  close(): Promise<void>;
}

interface Options {
  launch: () => Promise<Browser>;
  log: Log;
  /** Uses after which a fresh browser takes over: a browser that runs for weeks grows. */
  usesMax?: number;
}

interface Holder {
  browser: Promise<Browser>;
  uses: number;
  active: number;
  retired: boolean;
}

const RESTART_DELAY_MS = 1000;

export function createWarmBrowser({ launch, log, usesMax = 200 }: Options): WarmBrowser {
  let current: Holder | null = null;
  let state: BrowserState = 'starting';
  let closed = false;

  function start(): Holder {
    const started = performance.now();
    const holder: Holder = { browser: launch(), uses: 0, active: 0, retired: false };
    current = holder;
    state = 'starting';
    holder.browser.then(
      (browser) => {
        state = 'ready';
        log.info({ version: browser.version(), ms: Math.round(performance.now() - started) }, 'browser started');
        browser.on('disconnected', () => lost(holder));
      },
      (error: Error) => {
        log.error({ reason: error.message.split('\n')[0] }, 'browser did not start');
        state = 'none';
        if (current === holder) current = null;
        if (!closed) setTimeout(() => !closed && current === null && start(), RESTART_DELAY_MS).unref();
      },
    );
    return holder;
  }

  function lost(holder: Holder) {
    if (current !== holder || closed) return;
    log.warn('browser ended, starting another');
    start();
  }

  function retire(holder: Holder) {
    if (holder.retired && holder.active === 0) void holder.browser.then((browser) => browser.close()).catch(() => {});
  }

  start();
  return {
    state: () => state,
    async use(work) {
      if (current && current.uses >= usesMax) {
        current.retired = true;
        retire(current);
        start();
      }
      const holder = current ?? start();
      holder.uses += 1;
      holder.active += 1;
      try {
        const browser = await holder.browser.catch((cause: unknown) => {
          throw new BrowserUnavailableError('no browser starts', { cause });
        });
        try {
          return await work(browser);
        } catch (error) {
          if (browser.isConnected()) throw error;
          throw new BrowserLostError('the browser ended', { cause: error });
        }
      } finally {
        holder.active -= 1;
        retire(holder);
      }
    },
    async close() {
      closed = true;
      await current?.browser.then((browser) => browser.close()).catch(() => {});
    },
  };
}
