import { expect, type Page } from '@playwright/test';
import { settled } from '../journeys/settled.ts';
import { differenceOf, toBaseline } from './compare.ts';

/** What moves by itself. */
const LIVE = 'video';
/** How often a page may still change before it counts as one that never rests. */
const TRIES = 6;
/** The day of every picture: months and dates are on pages and sheets. */
export const TODAY = new Date('2026-11-02T09:00:00Z');

/**
 * Brings the first picture or drawing that is not there yet into the window, for they come when they are near, and answers how many are not.
 * Further slides wait beside the window.
 */
const bringNext = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].filter((image) => {
      const { left, right, height } = image.getBoundingClientRect();
      const isShown = image.checkVisibility({ visibilityProperty: true }) && height > 0 && right > 0 && left < innerWidth;
      // One that is broken is there as far as it ever will be.
      return isShown && !(image.complete && (image.naturalWidth > 0 || image.currentSrc !== ''));
    });
    const missing = [...pictures, ...document.querySelectorAll('[data-waits]')];
    missing[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return missing.length;
  });

/** Waits until everything that the page shows is there, and goes back to its top. */
export async function loadAll(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true], [data-map=loading]')).toHaveCount(0);
  // Sections come one at a time: on a slow machine one may come once all others are there.
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => bringNext(page), { message: 'pictures that do not come', timeout: 60_000, intervals: [50] }).toBe(0);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      // What was brought into the window may have been at the end of a row.
      for (const one of document.querySelectorAll('main *'))
        if (one.scrollLeft > 0) one.scrollTo({ left: 0, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await bringNext(page), 'pictures that went again').toBe(0);
  }).toPass({ timeout: 120_000 });
}

/** The graphics card draws the land: of a map the ground stays, with the markers and the card on it. */
const hideLand = (page: Page) =>
  page.locator('[data-map] canvas').evaluateAll((all) => {
    for (const land of all) if (land instanceof HTMLElement) land.style.visibility = 'hidden';
  });

/** The same twice, but for the edge of a picture that is drawn smaller: a few points of it come out otherwise now and then. */
async function isSame(last: Buffer, next: Buffer): Promise<boolean> {
  return next.equals(last) || (await differenceOf(await toBaseline(last), await toBaseline(next))) === null;
}

/** A PNG of the whole page, or of the window where something lies over the page, once it is the same twice in a row. Throws when it never is. */
export async function takePicture(page: Page, { fullPage = true } = {}): Promise<Buffer> {
  const take = () =>
    page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator(LIVE)], maskColor: '#808080', fullPage });
  await hideLand(page);
  // Pictures far from the window are decoded when they are drawn for the first time, and that drawing may not wait for them.
  await take();
  let last = await take();
  for (let attempt = 1; attempt < TRIES; attempt++) {
    const next = await take();
    if (await isSame(last, next)) return next;
    last = next;
  }
  throw new Error(`${page.url()} never looks the same twice.`);
}
