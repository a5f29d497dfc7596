import { mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import type { sessionEntry } from '@vitrine/contract/my-data.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import type * as z from 'zod/mini';
import { storeDraft } from '../journeys/draft.ts';
import { CATALOGUE_PAGES, firstPdf } from '../journeys/every-route.ts';
import { expect, named, SALES, test } from '../journeys/fixtures.ts';
import { openSearch } from '../journeys/open-search.ts';
import { newsAsked, sharedToken } from '../journeys/session.ts';
import { expectLook } from './baseline.ts';
import { loadAll, TODAY, takePicture } from './picture.ts';
import { INSIDE, nameOf, OUTSIDE, outside, SEARCHES, type STATES } from './taken.ts';

const { 'document-form': form, 'document-overview': overview } = ROUTES;

/** The only session there is: how many a run has had until now is no matter of looks. */
const SESSION: z.infer<typeof sessionEntry> = {
  id: 'a-session',
  device: { browser: 'Chrome', system: 'Linux' },
  longTerm: false,
  isCurrent: true,
  startedAt: TODAY.toISOString(),
  lastUsedAt: TODAY.toISOString(),
  expiresAt: new Date(TODAY.getTime() + 3_600_000).toISOString(),
};

/** A fresh instance still counts them while pictures are taken: here every page has as many. */
const PAGE_COUNTS = { pageCounts: Object.fromEntries(CATALOGUE_PAGES.map((path) => [path, 6])) };

test.use({ language: 'de' });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await page.route('**/api/v1/auth/sessions', (route) => route.fulfill({ json: { data: [SESSION] } }));
  await page.route('**/api/v1/page-counts/_all', (route) =>
    route.fulfill({ json: { data: { type: 'page-counts', id: 'all', attributes: PAGE_COUNTS } } }),
  );
  // The library loads more when one stays at its end for a while: here it ends with the first page.
  await page.route('**/api/v1/media-library/items?*', async (route) => {
    const response = await route.fetch();
    const answer = mediaPageAnswer.parse(await response.json());
    await route.fulfill({ response, json: { ...answer, total: answer.data.length } });
  });
});

for (const path of OUTSIDE) {
  test(`${path} looks as it did before the log-in`, async ({ visitorPage: page }, info) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await loadAll(page);
    await expectLook(`${info.project.name}/${outside(path)}`, await takePicture(page));
  });
}

for (const path of INSIDE) {
  test(`${path} looks as it did`, async ({ salesPage: page }, info) => {
    if ([overview.path, form.path].some((of) => of === path)) await storeDraft(page, ['/product/ww-200', '/product/k-330']);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await loadAll(page);
    await expectLook(`${info.project.name}/${nameOf(path)}`, await takePicture(page));
  });
}

test('a page that shows a PDF looks as it did', async ({ salesPage: page, origin }, info) => {
  await page.goto(await firstPdf(origin, await sharedToken(origin, SALES)));
  await expect(page.locator('main canvas').first()).toBeVisible();
  await loadAll(page);
  await expectLook(`${info.project.name}/static-product`, await takePicture(page));
});

type State = (typeof STATES)[number];

test('the filters of the media library look as they did', async ({ salesPage: page, texts }, info) => {
  const keep = async (state: State) => expectLook(`${info.project.name}/${state}`, await takePicture(page, { fullPage: false }));
  await page.goto('/media-library');
  await loadAll(page);
  await page.getByRole('button', { name: named(texts.media.filter), exact: true }).click();
  const panel = page.getByRole('dialog');
  const rows = panel.locator('section[data-surface=steel] label');
  await panel.locator('button[aria-expanded]').first().click();
  await rows.nth(1).click();
  await rows.nth(2).click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.mouse.move(0, 0);
  await loadAll(page);
  await keep('media-library-flyout');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
  await keep('media-library-filter');
});

test('an item of the media library looks as it did', async ({ salesPage: page }, info) => {
  await page.goto('/media-library');
  await loadAll(page);
  await page.locator('[data-media]').nth(1).click();
  const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => page.getByRole('dialog').locator('img').first().evaluate(isThere)).toBe(true);
  const state: State = 'media-library-overlay';
  await expectLook(`${info.project.name}/${state}`, await takePicture(page, { fullPage: false }));
});

test('a location with its card on the map looks as it did', async ({ salesPage: page }, info) => {
  await page.goto('/content-page/standorte');
  await loadAll(page);
  await page.locator('[data-location]').filter({ hasText: 'Varnholt Nord' }).click();
  await expect(page.getByRole('group', { name: /Varnholt/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await loadAll(page);
  // The map glides to its place.
  const pin = await page.locator('[aria-pressed=true]').filter({ visible: true }).first().elementHandle();
  await pin?.waitForElementState('stable');
  const state: State = 'locations-card';
  await expectLook(`${info.project.name}/${state}`, await takePicture(page));
});

test('locations without a connection look as they did', async ({ salesPage: page, context, texts }, info) => {
  const { name, close } = texts.shell.notifications;
  // The code of the notification comes before.
  const asked = newsAsked(page);
  await page.goto('/content-page/standorte');
  await loadAll(page);
  await asked;
  await context.setOffline(true);
  await expect(page.getByText(texts.locations.offline)).toBeVisible();
  await page.getByRole('region', { name }).getByRole('button', { name: close }).click();
  await loadAll(page);
  const state: State = 'locations-offline';
  await expectLook(`${info.project.name}/${state}`, await takePicture(page));
});

for (const [name, query] of Object.entries(SEARCHES)) {
  test(`the sheet of the search with ${query} looks as it did`, async ({ salesPage: page, texts }, info) => {
    await page.goto('/product/k-330');
    const field = await openSearch(page, texts);
    const answer = page.waitForResponse((response) => response.url().includes('/search/media?'));
    await field.fill(query);
    await answer;
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/./);
    await expectLook(`${info.project.name}/${name}`, await takePicture(page, { fullPage: false }));
  });
}
