import type { Page } from '@playwright/test';
import { adminPage, untilLive } from './admin.ts';
import { expect, STAFF, test } from './fixtures.ts';

/** With what a pattern or a query would take for its own. */
const WORDS = "wolf 200% (A_B) 'x";
const SEARCH = '#search-filter-input';
/** Results, or that there are none. */
const ANSWER = '.collection-list tbody tr, .collection-list .no-results';

/** Everything that a search must not bring about. */
function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 500) trouble.push(`${answer.status()} ${answer.url()}`);
  });
  return trouble;
}

/** Types into the search of a list, and waits for what the server says to it. */
async function searchFor(page: Page, words: string): Promise<void> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('search') === words);
  await page.locator(SEARCH).fill(words);
  expect((await answered).status()).toBe(200);
  await expect(page.locator(SEARCH)).toHaveValue(words);
  await expect(page.locator(ANSWER).first()).toBeVisible();
}

/** A picture of the demo, by what an editor knows of it. */
const PICTURE = { file: 'scenes-case-emulsion-light.webp', seen: 'Emulgator E 175 neben dem Kutter' };

/** Paths of all lists that the menu leads to. */
async function listsOf(page: Page): Promise<string[]> {
  const links = page.locator('nav a[href^="/admin/collections/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(25);
  return paths;
}

async function searchList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page.locator(SEARCH));
  await searchFor(page, WORDS);
}

// The server's answer to each list; a browser takes two seconds for one.
test('every list of the admin answers what was typed into its search', async ({ browser, origin }) => {
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin');
  for (const path of await listsOf(page)) {
    const answer = await page.request.get(`${path}?search=${encodeURIComponent(WORDS)}`, { headers: { Origin: origin } });
    const isAnswered = /class="(no-results|row-1)"/.test(await answer.text());
    expect([path, answer.status(), isAnswered]).toEqual([path, 200, true]);
  }
  await page.context().close();
});

test('every list of the admin answers what is typed into its search', { tag: '@long' }, async ({ browser, origin }) => {
  test.setTimeout(240_000);
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin');
  const trouble = watch(page);
  for (const path of await listsOf(page)) await searchList(page, path);
  expect(trouble).toEqual([]);
  await page.context().close();
});

test('a list of the admin, and each kind of field that chooses, answers what is typed into its search', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000);
  const page = await adminPage(browser, origin, 'de');
  const trouble = watch(page);
  await searchList(page, '/admin/collections/images');
  await expect(page.locator(SEARCH)).toHaveAttribute('placeholder', /Bildbeschreibung \(Deutsch\).* oder Dateiname/);
  const pictures = page.locator('.collection-list tbody tr');
  for (const words of [PICTURE.file, PICTURE.seen]) {
    await searchFor(page, words);
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toContainText(PICTURE.file);
  }

  await page.goto('/admin/collections/media-items/create');
  const choose = page.getByRole('button', { name: 'Aus vorhandenen auswählen' });
  await untilLive(choose);
  await choose.click();
  const picker = page.getByRole('dialog');
  await untilLive(picker.locator(SEARCH));
  await picker.locator(SEARCH).fill(PICTURE.seen);
  await expect(picker.locator('tbody tr')).toHaveCount(1);
  await expect(picker.locator('tbody tr')).toContainText(PICTURE.file);
  await picker.locator(SEARCH).fill(WORDS);
  await expect(picker.locator('.no-results')).toBeVisible();

  await page.goto('/admin/collections/locations/create');
  const country = page.locator('#field-country').getByRole('combobox');
  await untilLive(country);
  // One search alone: Payload's own field forgets the answer to words that are typed while it still asks for others.
  const answered = page.waitForResponse((answer) =>
    decodeURIComponent(answer.request().postData() ?? '').endsWith(`where[and][1][name][like]=${WORDS}`),
  );
  await country.fill(WORDS);
  expect((await answered).status()).toBe(200);
  await expect(page.locator('.rs__menu-notice--no-options')).toBeVisible();
  expect(trouble).toEqual([]);
  await page.context().close();
});
