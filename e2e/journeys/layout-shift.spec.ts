import type { Page } from '@playwright/test';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { storeDraft } from './draft.ts';
import { CATALOGUE_PAGES, firstPdf, NOWHERE, shellRoutes } from './every-route.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';
import { settled } from './settled.ts';

/** What a page may shift while it loads (look.md; issue "Layout shift"). */
const SHIFT_MAX = 0.01;
/** Layout shifts of a page from its first paint until everything that it shows at first is there. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The observer tells of all that was before it, once, with the next frame.
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The pages of a list that move while they load. */
async function movingPages(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const shift = await shiftOf(page, path);
    if (shift > SHIFT_MAX) faults.push(`${path}: ${shift.toFixed(4)}`);
  }
  return faults;
}

// The pair that journeys run in (playwright.config.ts): a German desk and an English phone.
const SCREENS = [
  { name: 'a desk', use: { language: 'de', viewport: { width: 1440, height: 900 } } },
  { name: 'a phone', use: { language: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

for (const { name, use } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use(use);
    test.slow();

    test('no page before the log-in moves while it loads', async ({ visitorPage: page }) => {
      expect(await movingPages(page, [...shellRoutes((needsLogin) => !needsLogin), NOWHERE])).toEqual([]);
    });

    test('no page of the shell moves while it loads', async ({ salesPage: page }) => {
      const shell = ['/', ...shellRoutes((needsLogin) => needsLogin), NOWHERE];
      expect(await movingPages(page, [...shell, '/compare?machines=ww-160,ww-200,wwb-300'])).toEqual([]);
      await storeDraft(page, ['/product/ww-200', '/product/k-330']);
      expect(await movingPages(page, [ROUTES['document-overview'].path, ROUTES['document-form'].path])).toEqual([]);
    });

    test('no page of the catalogue moves while it loads', async ({ salesPage: page, origin }) => {
      expect(await movingPages(page, [...CATALOGUE_PAGES, await firstPdf(origin, await sharedToken(origin, SALES))])).toEqual([]);
    });
  });
}
