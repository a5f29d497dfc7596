import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from '../browser.ts';
import { storeDraft } from '../journeys/draft.ts';
import { COMPARED, DRAFT_PAGES, firstPdf, MORE_CATALOGUE_PAGES, NOWHERE, shellRoutes } from '../journeys/every-route.ts';
import { SALES, test } from '../journeys/fixtures.ts';
import { intercept } from '../journeys/intercept.ts';
import { expectStill } from '../journeys/layout-shift.ts';
import { sharedToken } from '../journeys/session.ts';

async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectStill(page, path);
  }
}

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  for (const language of ['de', 'en'] as const)
    test.describe(`on ${name} in ${language}`, () => {
      test.use({ ...size, language });

      test('no page before the log-in moves while it loads', ({ visitorPage: page }) =>
        openAll(page, [...shellRoutes((needsLogin) => !needsLogin), NOWHERE]));

      test('no page of the shell moves while it loads', async ({ salesPage: page }) => {
        await openAll(page, ['/', ...shellRoutes((needsLogin) => needsLogin), NOWHERE, COMPARED]);
        await storeDraft(page, ['/product/ww-200', '/product/k-330']);
        await openAll(page, DRAFT_PAGES);
      });

      test('no page of the catalogue moves while it loads', async ({ salesPage: page, origin }) =>
        openAll(page, [...MORE_CATALOGUE_PAGES, await firstPdf(origin, await sharedToken(origin, SALES))]));
    });

test.describe('on an upright tablet', () => {
  test.use({ viewport: { width: 1024, height: 1366 }, language: 'de' });

  test('the 360 view stays where it is when the choice of plates comes above it', async ({ salesPage: page, texts }) => {
    const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>();
    await intercept(page, '**/app/plate-choice-*.js', async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto('/product/ww-200');
    await expect(page.locator('#view360')).toBeInViewport();
    haveLooked();
    await expect(page.getByRole('region', { name: texts.sizes.plates.name })).toBeVisible();
    await expectStill(page, '/product/ww-200');
  });
});
