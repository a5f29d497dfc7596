import type { Page } from '@playwright/test';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './settled.ts';

/** What a page may shift while it loads (look.md; issue "Layout shift"). */
const SHIFT_MAX = 0.01;
const NOWHERE = '/there-is-no-such-page';

const isPlain = (path: string) => !path.includes('$') && !path.startsWith('/document-generator/');
/** Routes of the shell that stay where they are. */
const VISITOR = Object.values(ROUTES)
  .filter(({ path, flags }) => isPlain(path) && !('requiresAuth' in flags))
  .map(({ path }) => path);

/** Layout shifts of a page from its first paint until everything that it shows at first is there. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
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

// On phones, and after the log-in, some pages still move (documents, media library, 404): they follow as soon as they keep still.
for (const wanted of ['de', 'en'] as const) {
  test.describe(`in ${wanted}`, () => {
    test.use({ language: wanted, viewport: { width: 1440, height: 900 } });

    test('no page before the log-in moves while it loads', async ({ visitorPage: page }) => {
      test.slow();
      const faults: string[] = [];
      for (const path of [...VISITOR, NOWHERE]) {
        const shift = await shiftOf(page, path);
        if (shift > SHIFT_MAX) faults.push(`${path}: ${shift.toFixed(4)}`);
      }
      expect(faults).toEqual([]);
    });
  });
}
