import { MEDIA_SEARCH_PATH } from '@vitrine/contract/search.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { openSearch } from './open-search.ts';

test('what has only a part of a word is shown as similar, and is counted as a search without a hit', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const words = texts.search;
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  const counted = page.waitForRequest((request) => request.url().endsWith('/search/misses'));
  await field.fill('Betonmischer');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('mischer');
  const told = page.getByRole('dialog').getByRole('status').first();
  await expect(told).toContainText(words.similar_other.replace('{{count}}', '').trim());
  expect((await counted).postDataJSON()).toEqual({ query: 'betonmischer' });
  await field.fill('Mischer');
  await expect(told).toContainText(words.hits_other.replace('{{count}}', '').trim());
  await expect(told).not.toContainText(words.similar_other.replace('{{count}}', '').trim());
});

test('what is said where nothing was found stays in its place while one types on', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const words = texts.search;
  // Where the words of the catalogue are below the paragraph.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  const none = (query: string) => page.getByRole('heading', { name: words.none.replace('{{query}}', query) });
  await field.fill('Xylopho');
  await expect(none('Xylopho')).toBeVisible();
  // Where it has been since: it goes with what it is in.
  const frequent = await page.getByRole('heading', { name: words.frequent }).elementHandle();
  const topOf = () => frequent?.boundingBox().then((box) => box?.y);
  const before = await topOf();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, `**/api/v1/${MEDIA_SEARCH_PATH}?*`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.url().includes('query=Xylophon'));
  await field.press('n');
  await asked;
  await expect(none('Xylopho')).toBeVisible();
  answer();
  await expect(none('Xylophon')).toBeVisible();
  expect(before).toBeDefined();
  expect(await topOf(), 'the same paragraph, in the same place').toBe(before);
});
