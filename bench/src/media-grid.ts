/**
 * Scrolling through a media library of 10,000 items on a phone under 4x CPU slow-down: how many frames come in time, against an empty page of the same
 * height and run, what moves by itself, and how much of it is in the page and in memory. The server's answers are made here: bench `media-library` measures them.
 */
import { readFile } from 'node:fs/promises';
import { MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import { createPool } from '@vitrine/server/database.ts';
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { startInstance } from '../../scripts/lib/instance.ts';
import { openBrowser } from './browser.ts';
import { LIBRARY_FOLDER, libraryImage } from './library-image.ts';
import { logInPage } from './page/visit.ts';
import { median, report } from './report.ts';
import { settled } from './settled.ts';
import { environmentOf } from './small-products.ts';
import { waitInPage } from './wait-in-page.ts';

const ITEMS = 10_000;
const PAGES = Math.ceil(ITEMS / MEDIA_PAGE_SIZE);
const ROUNDS = 3;
/** Frames of one stretch, and px a frame: a thumb that flicks through. */
const FRAMES = 150;
const STEP = 30;
/** A frame of a 60 Hz screen, rounded up. */
const IN_TIME_MS = 17;
/** Items in the page: what fits twice into the window of a phone, rounded up; and what they may cost beside the first page, in MB. */
const MAX_ITEMS = 60;
const MAX_HEAP = 20;
/** CLS of all that was scrolled (web.dev: good up to 0.1); ours is to be none. */
const MAX_SHIFT = 0.01;

const measured = z.object({ times: z.array(z.number()), shift: z.number(), most: z.number() });
const heap = z.object({ usedSize: z.number() });

/** Runs in the page: scrolls a step a frame from `top`; answers ms of each frame, what moved by itself and the most items at once. */
const SCROLL = `async ({ top, frames, step }) => {
  scrollTo(0, top);
  await new Promise((done) => setTimeout(done, 1000));
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  });
  observer.observe({ type: 'layout-shift' });
  const times = [];
  let most = 0;
  let last = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame++) {
    scrollBy(0, step);
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
    most = Math.max(most, document.querySelectorAll('main li[aria-posinset]').length);
  }
  observer.disconnect();
  return { times, shift, most };
}`;

async function scroll(page: Page, top: number) {
  return measured.parse(await page.evaluate(`(${SCROLL})(${JSON.stringify({ top, frames: FRAMES, step: STEP })})`));
}
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return heap.parse(await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** The server's answers for a library of 10,000 pictures; all of them are the same picture. */
async function serveLibrary(page: Page): Promise<void> {
  const picture = await readFile(new URL('../../demo/media/films/ww-200-still.webp', import.meta.url));
  await page.route(`**${LIBRARY_FOLDER}**`, (route) => route.fulfill({ contentType: 'image/webp', body: picture }));
  await page.route('**/api/v1/media-library/categories', (route) => route.fulfill({ json: { status_code: 200, data: {} } }));
  await page.route('**/api/v1/media-library/items?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const first = (number - 1) * MEDIA_PAGE_SIZE;
    const length = Math.max(0, Math.min(MEDIA_PAGE_SIZE, ITEMS - first));
    const data = Array.from({ length }, (_, n) => libraryImage(first + n));
    return route.fulfill({
      json: { status_code: 200, data, page: number, total: ITEMS, all: ITEMS, counts: {}, version: 'bench' },
    });
  });
}

const instance = await startInstance({ show: false });
const browser = await openBrowser(instance.dataDir);
try {
  const pool = createPool(environmentOf(instance).databaseUrl, 'bench', 1);
  await settled(pool);
  await pool.end();
  // Service workers would answer what is routed here.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slow = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await logInPage(page, instance.url);
  await serveLibrary(page);
  const tile = page.locator('[data-media]').first();

  /** The library with all of its pages open, as after scrolling to the end of it. */
  const library = async () => {
    await page.goto(`${instance.url}/media-library`);
    await tile.waitFor();
    const before = await heapOf(cdp);
    await page.evaluate(`history.replaceState({ ...history.state, mediaPages: ${PAGES} }, '')`);
    await page.reload();
    await tile.waitFor();
    await waitInPage(page, 'document.documentElement.scrollHeight > 500000');
    await slow(4);
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const stretches = [];
    for (const part of [0.02, 0.5, 0.9]) stretches.push(await scroll(page, height * part));
    await slow(1);
    return { height, stretches, grown: (await heapOf(cdp)) - before };
  };
  /** Has nothing but the same height. */
  const empty = async (height: number) => {
    await page.goto('about:blank');
    await page.evaluate(`document.body.style.height = '${height}px'`);
    await slow(4);
    const { times } = await scroll(page, height / 2);
    await slow(1);
    return times;
  };
  const inTime = (times: number[]) => (100 * times.filter((time) => time <= IN_TIME_MS).length) / times.length;

  const shares: { library: number[]; empty: number[] } = { library: [], empty: [] };
  const most = { items: 0, shift: 0, heap: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { height, stretches, grown } = await library();
    shares.library.push(inTime(stretches.flatMap(({ times }) => times)));
    shares.empty.push(inTime(await empty(height)));
    most.items = Math.max(most.items, ...stretches.map((stretch) => stretch.most));
    most.shift = Math.max(most.shift, ...stretches.map(({ shift }) => shift));
    most.heap = Math.max(most.heap, grown);
  }
  const [ours, peer] = [median(shares.library), median(shares.empty)];
  const limit = (what: string, unit: string, value: number, max: number) => ({
    what,
    unit,
    ours: value,
    peer: max,
    against: 'the limit',
    ratio: value / max,
    bound: { atMost: 1 },
  });
  const kept = await report('media-grid', [
    {
      what: `frames in time, ${ITEMS} items`,
      unit: '%',
      ours,
      peer,
      against: 'empty page',
      ratio: ours / peer,
      bound: { atLeast: 0.9 },
    },
    limit('items in the page at once', 'items', most.items, MAX_ITEMS),
    limit('layout shift while scrolling', 'CLS', most.shift, MAX_SHIFT),
    limit('memory beside the first page', 'MB', most.heap, MAX_HEAP),
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await instance.stop();
}
