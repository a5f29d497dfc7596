import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { openSearch } from './open-search.ts';

test('a search whose code and styles did not come opens as it should once they do @desk', async ({ salesPage: page, texts }) => {
  const isBack = await intercept(page, /\/app\/search-sheet-[^/]+\.(?:js|css)/, (route) => route.abort());
  await page.goto('/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSearch(page, texts);
  await expect(page.getByText(texts.shell.failure.part)).toBeVisible();
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await expect(sheet).toHaveCount(0);
  await isBack();
  await openSearch(page, texts);
  await expect(sheet).toBeVisible();
  const styles = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/app/search-sheet-')));
  expect(await styles(), 'the styles of the sheet').toBe(true);
});

test('a search that was asked for without a connection opens once there is one @desk', async ({
  salesPage: page,
  context,
  texts,
}) => {
  await page.goto('/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.shell.search.open })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('/');
  // It is a step of the history, which is taken back when the code does not come.
  const step = () => page.evaluate(() => JSON.stringify(history.state).includes('overlay'));
  await expect.poll(step).toBe(false);
  await context.setOffline(false);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the index that was loaded answers without a connection, and one that was not says so', { tag: '@desk' }, async ({
  salesPage: page,
  context,
  texts,
}) => {
  const words = texts.search;
  const index = `**/api/v1/${SEARCH_INDEX_PATH}`;
  await page.route(index, (route) => route.abort());
  await page.goto('/product/k-330');
  const field = await openSearch(page, texts);
  await field.fill('kutter');
  const again = page.getByRole('button', { name: words.again });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute(index);
  await again.click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('Kutter');
  await expect(field).toHaveValue('kutter');
  await context.setOffline(true);
  await field.fill('ww 250');
  await expect(page.getByRole('dialog').getByRole('row').first()).toContainText('WW\u00a0250');
  await context.setOffline(false);
});
