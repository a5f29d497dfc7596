import type { Page } from '@playwright/test';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { API_PREFIX, ROUTES } from '@vitrine/contract/routes.ts';
import { storeDraft } from './draft.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';
import { settled } from './settled.ts';

/** What a page may shift while it loads (look.md; issue "Layout shift"). */
const SHIFT_MAX = 0.01;
const NOWHERE = '/there-is-no-such-page';

/** Routes of the shell; a code in the address is one that nothing was sent for. Print pages have no window to shift in. */
const shellRoutes = (isWanted: (needsLogin: boolean) => boolean) =>
  Object.values(ROUTES)
    .filter(({ path, flags }) => !path.startsWith('/document-generator/') && isWanted('requiresAuth' in flags))
    .map(({ path }) => path.replace('$code', 'no-such-code'));

/** Pages of the demo of each kind; the address of a PDF is in the menu. */
const PAGES_OF: Record<Exclude<PageKind, 'static-product'>, readonly string[]> = {
  product: ['ww-200', 'k-330'],
  'product-overview': ['woelfe', 'mischer'],
  'product-line': ['hackfleischlinie'],
  'product-line-automation': ['beschickung'],
  'product-application': ['kochwurst'],
  'case-study': ['hackwerk-sonnheim'],
  'content-page': ['ueber-uns', 'faq', 'mediathek', 'standorte'],
  comparison: ['ww-160+ww-200'],
};
const catalogue = Object.entries(PAGES_OF).flatMap(([kind, slugs]) => slugs.map((slug) => `/${kind}/${slug}`));

async function firstPdf(origin: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await sharedToken(origin, SALES)}`, 'X-Site-Language': 'de' };
  const menu = await fetch(`${origin}${API_PREFIX}/navigation/_all`, { headers });
  const item = parseMany(navigationItem, await menu.json()).find(({ pdfDocument }) => pdfDocument);
  if (!item?.link) throw new Error('no PDF is in the menu');
  return item.link;
}

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
      expect(await movingPages(page, [...catalogue, await firstPdf(origin)])).toEqual([]);
    });
  });
}
