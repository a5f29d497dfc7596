import { expect, named, plain, test } from './fixtures.ts';
import { intercept, interceptOnce } from './intercept.ts';

const DOCUMENT = '**/api/v1/product/ww-200';

test('a machine that does not exist is the 404 page', async ({ salesPage: page, texts }) => {
  await page.goto('/product/there-is-none');
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('main')).toContainText('NOT FOUND');
  await expect(page.getByText(texts.shell.notFound.sentence)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: texts.shell.notFound.home }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a machine that is withdrawn while its page is open is the 404 page, and its page again when it is back', async ({
  salesPage: page,
}) => {
  await page.clock.install();
  await page.goto('/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
  await page.locator('#relatedContent').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/product/ww-200');
  // A record of less than two seconds is shown as it is.
  await page.clock.fastForward(2500);
  const stop = await intercept(page, DOCUMENT, (route) => route.fulfill({ status: 404, body: '{"errors":[]}' }));
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('NOT FOUND');
  await stop();
  await page.goBack();
  await page.goForward();
  await page.waitForURL('**/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
});

test('home that does not load keeps its header, and comes when it is tried again', async ({ salesPage: page, texts }) => {
  const HOME = '**/api/v1/home-page*';
  const stop = await intercept(page, HOME, (route) => route.fulfill({ status: 400, body: '' }));
  await page.goto('/');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(texts.shell.failure.headline);
  await expect(page.getByRole('banner').getByRole('button', { name: texts.shell.menu.open })).toBeVisible();
  await stop();
  await failure.getByRole('button', { name: texts.common.retry }).click();
  await expect(page.getByRole('main').locator('section').first().locator('img')).toBeVisible();
});

test('one stumble of the server goes unnoticed', async ({ salesPage: page }) => {
  let calls = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/v1/product/ww-200') && calls++));
  await interceptOnce(page, DOCUMENT, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
  expect(calls).toBeGreaterThan(1);
});

test('a server that stays down is said, and tried again in place', async ({ salesPage: page, texts }) => {
  const stop = await intercept(page, DOCUMENT, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/product/ww-200');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(texts.shell.failure.headline, { timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await stop();
  await failure.getByRole('button', { name: texts.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
});

test('a slow server shows the shape of the page', async ({ salesPage: page, texts }) => {
  // From the first page on the account is stored: the guard asks nobody and the route itself waits.
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(DOCUMENT, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/product/ww-200');
  const shape = page.getByRole('status', { name: texts.products.loading });
  await expect(shape).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
  await expect(shape).toBeHidden();
});

test('a page whose app is still on its way over a slow line is a skeleton', async ({ visitorPage: page }) => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/app\/index-[^/]+\.js$/, async (route) => {
    await comes;
    await route.continue();
  });
  const bed = () =>
    page.evaluate(() => {
      const { content, opacity } = getComputedStyle(document.getElementById('app') ?? document.body, '::before');
      return content === 'none' ? 0 : Number(opacity);
    });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(bed).toBeGreaterThan(0.5);
  come();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await bed()).toBe(0);
});

test('home shows a video, or its still to those who want less motion', async ({ salesPage: page, texts }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const video = page.getByRole('main').locator('video');
  await expect.poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && !element.paused)).toBe(true);
  await page.getByRole('button', { name: texts.home.pause }).click();
  await expect.poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('main').locator('section').first().locator('img')).toBeVisible();
  // A video starts once the page is at rest.
  await page.waitForLoadState('networkidle');
  await expect(video).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.home.pause })).toHaveCount(0);
});

test('a page printed from the screen leaves out what only works on a screen', async ({ salesPage: page, texts }) => {
  await page.goto('/product/ww-200');
  const box = page.getByRole('region', { name: named(texts.products.send.name) });
  await expect(box.getByRole('button')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // On paper every answer can be read, and at once: a browser does not wait for what unfolds.
  const answers = await page.locator('#faq section').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...answers)).toBeGreaterThan(10);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(box.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#view360').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
  const title = plain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  expect(title).toContain('WW\u00a0200');
});

test('a page printed from the screen keeps what its buttons say', { tag: '@desk' }, async ({ salesPage: page }) => {
  const onPaper = async (path: string) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
  };
  await onPaper('/product-overview/woelfe');
  await expect(page.getByRole('columnheader', { name: '3 mm' }).first(), 'the heads of columns').toBeVisible();
  await onPaper('/product/ww-200');
  const options = page.locator('#options');
  await expect(options.getByRole('listitem').first().getByRole('button'), 'an option').toBeVisible();
  await expect(options.getByRole('tab').filter({ visible: true }), 'the category that they are of').toHaveCount(1);
  await onPaper('/case-study/fleischwerk-niederaue');
  await expect(page.locator('#pictures img').first(), 'a picture').toBeVisible();
});
