import { expect, type Page } from '@playwright/test';
import { settled } from '../journeys/settled.ts';

/** What moves by itself or is drawn by the graphics card. */
const LIVE = '[data-map] canvas, video';
/** How often a page may still change before it counts as one that never rests. */
const TRIES = 6;
/** The day of every picture: months and dates are on pages and sheets. */
export const TODAY = new Date('2026-11-02T09:00:00Z');

/** Scrolls through the page, for pictures come when they are near, and waits until all of them are there. */
export async function loadAll(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A slider keeps pictures that are not its turn yet.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter((image) => image.checkVisibility() && image.currentSrc !== '' && !image.complete).length,
      ),
    )
    .toBe(0);
  await settled(page);
}

/** A PNG of the whole page, once it is the same twice in a row. Throws when it never is. */
export async function takePicture(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator(LIVE)], maskColor: '#808080', fullPage: true });
  let last = await take();
  for (let attempt = 1; attempt < TRIES; attempt++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} never looks the same twice.`);
}
