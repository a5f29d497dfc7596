import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

test('a view whose code does not come says so, and opens at the next press once it comes @desk', async ({
  salesPage: page,
  texts,
}) => {
  const mayCome = await intercept(page, /\/app\/advantage-viewer-[^/]+\.js/, (route) => route.abort());
  await page.goto('/product/ww-200');
  const advantage = page.locator('#advantages li').getByRole('button').first();
  await advantage.click();
  await expect(page.getByText(texts.shell.failure.network)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'the page is still there').toBeVisible();
  await mayCome();
  await advantage.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a drawing whose code does not come is there once the connection is back @desk', async ({ salesPage: page }) => {
  const mayCome = await intercept(page, /\/app\/drawing-[^/]+\.js/, (route) => route.abort());
  await page.goto('/product/ww-200');
  const waits = page.locator('#scale [data-waits]');
  const failed = page.waitForEvent('requestfailed', (request) => /\/app\/drawing-[^/]+\.js/.test(request.url()));
  await page.locator('#scale').scrollIntoViewIfNeeded();
  await failed;
  await expect(waits).toHaveCount(1);
  await mayCome();
  // The try that has just failed may not be over yet.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(waits).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.locator('#scale svg path').first()).toBeVisible();
});
