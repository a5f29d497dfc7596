import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';

test('a view whose code does not come without a connection says so, and opens at the next press with one @desk', async ({
  salesPage: page,
  texts,
}) => {
  // Whether the server can be reached is asked by the address of the app: a proxy that has none behind it says 503.
  const mayCome = await intercept(page, /\/(app\/advantage-viewer-[^/]+\.js|index\.html$)/, (route) =>
    route.request().url().endsWith('.html') ? route.fulfill({ status: 503 }) : route.abort(),
  );
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

for (const [path, component, there] of [
  ['/content-page/standorte', 'LocationsPart', '[data-location]'],
  ['/media-library', 'MediaLibrary', '[data-media]'],
] as const) {
  test(`the code of ${path} that a server which answers does not have is said to be missing, and comes after a lost connection @desk`, async ({
    salesPage: page,
    context,
    texts,
  }) => {
    // Files of the contract have names that begin alike: the one that has the component is missing, also when it is asked for again.
    const mayCome = await intercept(page, /\/app\/(locations-part|media-library)-[^/]+\.js/, async (route) => {
      const response = await route.fetch();
      const isMissing = (await response.text()).includes(component);
      await route.fulfill(isMissing ? { status: 404 } : { response });
    });
    await page.goto(path);
    await expect(page.getByText(texts.shell.failure.part)).toBeVisible();
    await expect(page.locator(there)).toHaveCount(0);
    const waits = page.getByRole('status', { name: texts.shell.loadingPart });
    await expect(waits).toBeVisible();
    await context.setOffline(true);
    await mayCome();
    await context.setOffline(false);
    await expect(page.locator(there).first()).toBeVisible();
    await expect(waits).toHaveCount(0);
  });
}

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
