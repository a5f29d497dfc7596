import type { Page } from '@playwright/test';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { expect, test } from './fixtures.ts';
import { frames } from './frames.ts';
import { intercept } from './intercept.ts';

/** The section of the turntable, scrolled into view; its frames come when the button is pressed. */
async function stage(page: Page, name: string) {
  await page.goto('/product/ww-200');
  const view = page.getByRole('region', { name });
  await view.scrollIntoViewIfNeeded();
  return view;
}

const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
/** Until ten frames show the same: a drag runs out, and would take what is pressed meanwhile along. */
const atRest = (page: Page) =>
  expect(async () => {
    const before = await picture(page);
    await frames(page, 10);
    expect(await picture(page)).toBe(before);
  }).toPass();
const angle = async (page: Page, name: string) => Number(await page.getByRole('slider', { name }).getAttribute('aria-valuenow'));

test('every turntable of the demo rests on its first frame, so that nothing jumps when it starts', {
  tag: '@once-phone',
}, async ({ salesPage: page, texts }) => {
  for (const slug of ['ww-200', 'k-330', 'wm-600']) {
    const answer = page.waitForResponse((response) => response.url().endsWith(`/api/v1/product/${slug}`));
    await page.goto(`/product/${slug}`);
    const [rendering] = parseOne(product, await (await answer).json())['three-d-renderings'];
    const view = page.getByRole('region', { name: texts.products.turntable.name });
    await view.scrollIntoViewIfNeeded();
    const still = view.locator('img').first();
    await expect
      .poll(() => still.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc))
      .toContain(rendering?.images[0]?.default ?? 'no first frame');
  }
});

test('the turntable plays after a press, turns by arrow keys and by hand', async ({ salesPage: page, texts }) => {
  const t = { ...texts.products.turntable, ...texts.turning };
  const view = await stage(page, t.name);
  await expect(view.getByRole('slider')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/') && asked.push(request.url()));
  await view.getByRole('button', { name: t.start }).click();
  await expect(view.getByRole('status')).toHaveText(t.ready, { timeout: 30_000 });
  expect(asked.length).toBeGreaterThanOrEqual(12);
  const slider = view.getByRole('slider', { name: t.angle });
  await expect(slider).toBeFocused();

  await test.step('it nudges by itself and comes to rest', async () => {
    await expect.poll(() => angle(page, t.angle)).not.toBe(0);
    await atRest(page);
  });
  await test.step('arrow keys step by a frame, Home goes to the front', async () => {
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(slider).toHaveAttribute('aria-valuetext', t.degrees.replace('{{angle}}', '0'));
    const front = await picture(page);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '15');
    expect(await picture(page)).not.toBe(front);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '345');
    await page.keyboard.press('Home');
    expect(await picture(page)).toBe(front);
  });
  await test.step('dragging the machine turns it', async () => {
    const before = await picture(page);
    const box = await view.getByRole('img').last().boundingBox();
    if (!box) throw new Error('the machine is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 20; step++) await page.mouse.move(x + step * 15, y);
    await page.mouse.up();
    await expect.poll(() => picture(page)).not.toBe(before);
  });
  await test.step('a press on the ruler turns to that angle', async () => {
    await atRest(page);
    // In its middle, once it keeps its place.
    await slider.click();
    await expect.poll(() => angle(page, t.angle)).toBe(180);
  });
});

test('frames that do not come are said, and tried again', { tag: '@once-desk' }, async ({ salesPage: page, texts }) => {
  const t = { ...texts.products.turntable, ...texts.turning };
  const view = await stage(page, t.name);
  await page.waitForLoadState('networkidle');
  const stop = await intercept(page, '**/assets/**', (route) => route.abort());
  await view.getByRole('button', { name: t.start }).click();
  await expect(view.getByRole('status')).toHaveText(t.failed);
  await stop();
  await view.getByRole('button', { name: t.retry }).click();
  await expect(view.getByRole('status')).toHaveText(t.ready, { timeout: 30_000 });
});

test('with reduced motion nothing turns by itself', { tag: '@once-phone' }, async ({ salesPage: page, texts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const t = { ...texts.products.turntable, ...texts.turning };
  const view = await stage(page, t.name);
  await view.getByRole('button', { name: t.start }).click();
  await expect(view.getByRole('status')).toHaveText(t.ready, { timeout: 30_000 });
  // By itself it would have turned in the frames after this.
  await frames(page, 30);
  expect(await angle(page, t.angle)).toBe(0);
});
