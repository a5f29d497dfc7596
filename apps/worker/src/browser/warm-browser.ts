import type { Log } from '@vitrine/server/log.ts';
import type { Browser } from 'playwright-core';
import type { WorkerMetrics } from '../metrics.ts';

/** The browser ended, one of its processes did, or it was given up while it was in use. What was done can be done again at once. */
export class BrowserLostError extends Error {
  override name = 'BrowserLostError';
}

/** The browser was given up because it did not end what it was asked for. */
export class BrowserStuckError extends BrowserLostError {
  override name = 'BrowserStuckError';
}

/** No browser can be started at present. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError';
}

export type BrowserState = 'starting' | 'ready' | 'none';

/** One browser that is kept running, so that a document does not wait for a start. */
export interface WarmBrowser {
  /**
   * Runs `work` with the browser. Throws BrowserLostError when the browser ended meanwhile or `work` took longer than
   * `useMaxMs`, whether or not `work` ever ends, and BrowserUnavailableError when none starts.
   */
  use<T>(work: (browser: Browser) => Promise<T>): Promise<T>;
  state(): BrowserState;
  close(): Promise<void>;
}

interface Options {
  launch: () => Promise<Browser>;
  log: Log;
  /** Uses after which a fresh browser takes over: a browser that runs for weeks grows. */
  usesMax?: number;
  /** Milliseconds after which a browser is taken for stuck and replaced: longer than the longest use is meant to take. */
  useMaxMs?: number;
  metrics?: Pick<WorkerMetrics, 'browserStarted' | 'printed'>;
}

interface Holder {
  browser: Promise<Browser>;
  uses: number;
  active: number;
  retired: boolean;
}

const RESTART_DELAY_MS = 1000;
/** A browser that is not installed is looked for more and more seldom. */
const RESTART_DELAY_MAX_MS = 15_000;
/** Beyond the whole life of a printed page (PAGE_LIFE_MS of open-page.ts, two minutes), its opening and its closing. */
const USE_MAX_MS = 150_000;

/**
 * `work`, or BrowserLostError as soon as the browser is gone, `onStuck` and BrowserLostError after `maxMs`. Playwright
 * alone would let it wait for ever: a page that was being opened when the browser ended settles never, and neither
 * opening nor closing one knows a limit.
 */
async function settled<T>(browser: Browser, work: Promise<T>, maxMs: number, onStuck: () => void): Promise<T> {
  let gone = () => {};
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    gone = () => reject(new BrowserLostError('the browser ended'));
    browser.on('disconnected', gone);
    if (!browser.isConnected()) gone();
    timer = setTimeout(() => {
      onStuck();
      reject(new BrowserStuckError('the browser did not answer'));
    }, maxMs);
  });
  try {
    return await Promise.race([work, over]);
  } catch (error) {
    if (error instanceof BrowserLostError || browser.isConnected()) throw error;
    throw new BrowserLostError('the browser ended', { cause: error });
  } finally {
    clearTimeout(timer);
    browser.off('disconnected', gone);
  }
}

export function createWarmBrowser({ launch, log, usesMax = 200, useMaxMs = USE_MAX_MS, metrics }: Options): WarmBrowser {
  let current: Holder | null = null;
  let state: BrowserState = 'starting';
  /** Why the last try to start one failed: said once, and not at each try. */
  let failure = '';
  let failures = 0;
  let closed = false;

  function start(): Holder {
    const started = performance.now();
    const holder: Holder = { browser: launch(), uses: 0, active: 0, retired: false };
    current = holder;
    if (failure === '') state = 'starting';
    holder.browser.then(
      (browser) => {
        state = 'ready';
        failure = '';
        failures = 0;
        metrics?.browserStarted();
        log.info({ version: browser.version(), ms: Math.round(performance.now() - started) }, 'browser started');
        browser.on('disconnected', () => lost(holder));
        if (!browser.isConnected()) lost(holder);
      },
      (error: Error) => {
        const reason = error.message.split('\n')[0] ?? '';
        log[reason === failure ? 'debug' : 'error']({ reason }, 'browser did not start');
        failure = reason;
        state = 'none';
        if (current === holder) current = null;
        const delay = Math.min(RESTART_DELAY_MS * 2 ** failures, RESTART_DELAY_MAX_MS);
        failures += 1;
        if (!closed) setTimeout(() => !closed && current === null && start(), delay).unref();
      },
    );
    return holder;
  }

  function lost(holder: Holder) {
    if (current !== holder || closed) return;
    log.warn('browser ended, starting another');
    start();
  }

  /** Given up although it runs: `close` asks it to end and kills it when it does not (after 30 s, Playwright). */
  function replaceStuck(holder: Holder, browser: Browser) {
    if (current === holder && !closed) {
      log.error('browser does not answer, starting another');
      start();
    }
    browser.close().catch(() => {});
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
        const began = performance.now();
        const ended = (outcome: 'done' | 'failed') => metrics?.printed((performance.now() - began) / 1000, outcome);
        const done = settled(browser, work(browser), useMaxMs, () => replaceStuck(holder, browser));
        done.then(
          () => ended('done'),
          () => ended('failed'),
        );
        return await done;
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
