import type { Page } from '@playwright/test';
import { expect, SALES, test } from './fixtures.ts';
import { newSession, storeSession } from './session.ts';

const EARLY = '#first-screen';

/** Lets the app's scripts wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/app\/[^/]+\.js$/, (route) => released.then(() => route.continue()));
  return release;
}

/** Place and words of what a reader sees of an intro: picture, name, subline, key figures. */
const seen = (page: Page, root: string) =>
  page
    .locator(`${root} section`)
    .first()
    .evaluate((section) => {
      const box = (element: Element | null) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      };
      const img = section.querySelector('img');
      return {
        words: section.textContent,
        picture: img?.currentSrc,
        loaded: (img?.naturalWidth ?? 0) > 0,
        boxes: [section, img, ...section.querySelectorAll('h1 span, p, dd')].map(box),
      };
    });

for (const [name, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['narrow window', { width: 1100, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });
    test("a machine's picture and words stand before any script has run, where the page has them", async ({
      salesPage: page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            document.documentElement.dataset.shifts = `${document.documentElement.dataset.shifts ?? ''} ${JSON.stringify(entry)}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdScripts(page);
      await page.goto('/product/ww-200', { waitUntil: 'commit' });
      await expect(page.locator(`${EARLY} h1`)).toContainText('WW 200');
      await expect.poll(async () => (await seen(page, EARLY)).loaded).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const early = await seen(page, EARLY);

      release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(EARLY)).toHaveCount(0);
      await expect.poll(() => seen(page, 'main')).toEqual(early);
      expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
    });
  });
}

test('a session that has ended shows no machine, only the log-in', async ({ salesPage: page }) => {
  await page.evaluate(() => {
    const { state, ...area } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    localStorage.setItem('auth', JSON.stringify({ ...area, state: { ...state, token: 'ended', refreshToken: 'ended' } }));
  });
  await page.goto('/product/ww-200');
  await page.waitForURL(/\/login\?redirect=/);
  await expect(page.locator(EARLY)).toHaveCount(0);
});

test('a picture that does not come holds nothing up', async ({ salesPage: page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(EARLY)).toHaveCount(0);
});

test('a token that is over is renewed before the document is asked for, and the app goes on with the new one', async ({
  page,
  language,
  origin,
}) => {
  const { refreshToken } = await newSession(origin, SALES);
  await storeSession(page, language, `h.${btoa(JSON.stringify({ exp: 1000 }))}.s`, refreshToken);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto('/product/ww-200', { waitUntil: 'commit' });
  const count = (path: string) => asked.filter((p) => p === path).length;
  await expect.poll(() => count('/api/v1/product/ww-200')).toBe(1);
  expect(count('/api/v1/auth/refresh')).toBe(1);
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(EARLY)).toHaveCount(0);
  expect(count('/api/v1/auth/refresh')).toBe(1);
  expect(count('/api/v1/auth/ping')).toBeLessThanOrEqual(1);
});

test('a style sheet that comes after the app leaves no first screen over it', async ({ salesPage: page }) => {
  await page.route(/\/app\/product-page-[^/]+\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.locator(EARLY)).toHaveCount(0);
});
