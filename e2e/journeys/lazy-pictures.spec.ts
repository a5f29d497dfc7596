import { LAZY_LOAD_EXPAND_PX } from '@vitrine/contract/constants.ts';
import { expect, test } from './fixtures.ts';

/** How far below the window the first picture is that was not asked for, in px, and how many are like it. */
const WAITING = `(() => {
  const pictures = [...document.querySelectorAll('main img:not([src])')].filter((img) => img.checkVisibility());
  return { next: Math.round((pictures[0]?.getBoundingClientRect().top ?? 0) - innerHeight), count: pictures.length };
})()`;

test('a picture is asked for from 500 px before it comes into the window, and not before', { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  await page.goto('/content-page/ueber-uns');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const waiting = () => page.evaluate<{ next: number; count: number }>(WAITING);
  const { next, count } = await waiting();
  expect(count).toBeGreaterThan(3);
  expect(next).toBeGreaterThan(LAZY_LOAD_EXPAND_PX);
  await page.mouse.wheel(0, next - LAZY_LOAD_EXPAND_PX - 40);
  await expect.poll(async () => (await waiting()).next).toBe(LAZY_LOAD_EXPAND_PX + 40);
  expect((await waiting()).count).toBe(count);
  await page.mouse.wheel(0, 80);
  await expect.poll(async () => (await waiting()).count).toBeLessThan(count);
});

test('a picture that takes its time has its placeholder meanwhile, and loses it', { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/content-page/ueber-uns');
  const painted = page.locator('main picture[style*="data:image/png"]');
  await expect(painted.first()).toBeVisible();
  await expect(painted.first().locator('img')).toHaveCSS('opacity', '0');
  release();
  await expect(painted).toHaveCount(0);
});
