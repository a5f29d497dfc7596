import type { Browser, Page } from 'playwright-core';
import { limit } from './limit.ts';
import { openAtRest } from './open-at-rest.ts';
import { DESK, PATIENCE_MS, type StorageState, slowDown } from './visit.ts';

const LIMIT_MS = 100;

/** From where to where a person goes: each kind of page that begins with a picture, by a link of the page before. */
const WAYS = [
  ['/product-overview/woelfe', '/product/ww-200'],
  ['/product/ww-200', '/product/ww-160'],
  ['/product-line/hackfleischlinie', '/product-application/hackfleisch'],
  ['/content-page/ueber-uns', '/product-line/rohwurstlinie'],
  ['/product/ww-200', '/case-study/fleischwerk-niederaue'],
] as const;

/**
 * Runs in the page: notes how many ms pass from the next click until the frame that shows a picture of the page it leads to: of an
 * element that was not there before. The file may be one that was: a report begins with the picture that its teaser has.
 */
const OBSERVE = `
  const { promise, resolve, reject } = Promise.withResolvers();
  window.shown = promise;
  setTimeout(() => reject(new Error('no picture of the next page came')), ${PATIENCE_MS});
  const before = new Set(document.querySelectorAll('main img'));
  const isNew = (one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return one.complete && one.naturalWidth > 0 && !before.has(one) && width > 200 && bottom > 0 && top < innerHeight;
  };
  addEventListener('click', (event) => {
    const from = location.pathname;
    const look = () => {
      if (location.pathname === from || ![...document.querySelectorAll('main img')].some(isNew)) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
`;

async function follow(page: Page, to: string, quiet: () => Promise<void>): Promise<number> {
  const link = page.locator(`main a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // All that is fetched ahead is there.
  await quiet();
  await page.evaluate(OBSERVE);
  await slowDown(page);
  // The pointer is there. A click of the driver's own would look for its target within the time that is measured.
  await page.mouse.down();
  await page.mouse.up();
  // Nothing is asked in between: it would be work of the page that is measured.
  return page.evaluate<number>('window.shown');
}

/** A page that was fetched ahead because somebody pointed at its link: from the click to its first picture, with a slow processor. */
export async function navigationRows(browser: Browser, origin: string, state: StorageState, rounds: number) {
  const times: number[] = [];
  const ways: { way: string; ms: number[] }[] = [];
  for (const [from, to] of WAYS) {
    const ms: number[] = [];
    for (let i = 0; i < rounds; i++) {
      const { viewport, deviceScaleFactor } = DESK;
      const context = await browser.newContext({ viewport, deviceScaleFactor, storageState: state });
      const page = await context.newPage();
      const quiet = await openAtRest(page, origin + from);
      ms.push(
        await follow(page, to, quiet).catch((error: unknown) => {
          throw new Error(`from ${from} to ${to}`, { cause: error });
        }),
      );
      await context.close();
    }
    ways.push({ way: `${from} to ${to}`, ms });
    times.push(...ms);
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  return { rows: [limit('click to first picture of a page fetched ahead, p95', 'ms', p95, LIMIT_MS)], ways };
}
