import type { Page } from '@playwright/test';
import { storeDraft } from '../journeys/draft.ts';
import { CATALOGUE_PAGES, COMPARED, DRAFT_PAGES, firstPdf } from '../journeys/every-route.ts';
import { expect, SALES, test } from '../journeys/fixtures.ts';
import { tabThrough } from '../journeys/focus-walk.ts';
import { sharedToken } from '../journeys/session.ts';
import { settled } from '../journeys/settled.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Every stop of a page, from its first link to its last one, shows that it has the focus and where it is. */
async function expectFocusInSight(page: Page, path: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await settled(page);
    await test.step(`${path} at ${size.width} px`, async () => {
      const way = await tabThrough(page);
      const last = page.getByRole('contentinfo').locator('a, button').last();
      expect(way.length).toBeGreaterThan(10);
      expect(way.at(-1), 'it ends where the page ends').toBe((await last.innerText()).slice(0, 40));
    });
  }
}

for (const path of ['/', ...CATALOGUE_PAGES, COMPARED, ...DRAFT_PAGES])
  test(`each stop of the keyboard on ${path} is in sight and marked`, async ({ salesPage: page }) => {
    if (DRAFT_PAGES.includes(path)) await storeDraft(page, ['/product/ww-200', '/product/k-330']);
    await expectFocusInSight(page, path);
  });

test('each stop of the keyboard on a PDF of the menu is in sight and marked', async ({ salesPage: page, origin }) => {
  await expectFocusInSight(page, await firstPdf(origin, await sharedToken(origin, SALES)));
});
