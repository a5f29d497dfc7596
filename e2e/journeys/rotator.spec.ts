import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, SALES, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { pretendApp } from './main-process.ts';
import { sharedToken } from './session.ts';

/** The view of a demo machine that has a turntable and two rotator views, at its first rotator view. */
async function rotator(page: Page, name: string): Promise<Locator> {
  await page.goto('/product/k-330');
  const view = page.getByRole('region', { name });
  await view.scrollIntoViewIfNeeded();
  await view.getByRole('tab').nth(1).click();
  await expect(view.getByRole('tabpanel')).toHaveAccessibleName((await view.getByRole('tab').nth(1).textContent()) ?? '');
  return view;
}

const CONFIGURATION = '**/assets/*/k-330-closed/config.xml';
const spot = (view: Locator, id: string) => view.locator(`[data-spot="${id}"]`);

test('a rotator view is a tab; its hotspots turn with it, say what they show and play their video', {
  tag: '@once-desk',
}, async ({ salesPage: page, texts, phone }) => {
  const t = texts.products;
  const view = await rotator(page, t.turntable.name);
  await expect(view.getByRole('tab')).toHaveCount(3);
  await expect(view.locator('img')).toBeVisible();
  await view.getByRole('button', { name: t.turntable.start }).click();
  await expect(view.getByRole('status')).toHaveText(t.turntable.ready, { timeout: 30_000 });
  const slider = view.getByRole('slider', { name: texts.turning.angle });
  const list = view.getByRole('list', { name: texts.turning.hotspots });

  await test.step('a frame shows the hotspots that it names, at their place', async () => {
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '345');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await expect(spot(view, 'control')).toHaveAttribute('data-seen', '');
    /** Pixels that the hotspot is off its place. The page may still move between the two questions: it comes to rest. */
    const isOffBy = async () => {
      const canvas = await view.locator('canvas').boundingBox();
      const place = await spot(view, 'control').boundingBox();
      if (!canvas || !place) throw new Error('the machine is not on the page');
      // As `object-fit: cover` shows 960 x 720 in the canvas.
      const scale = Math.max(canvas.width / 960, canvas.height / 720);
      return Math.max(
        Math.abs(place.x - (canvas.x + canvas.width / 2 + (312.3 - 480) * scale)),
        Math.abs(place.y - (canvas.y + canvas.height / 2 + (218 - 360) * scale)),
      );
    };
    await expect.poll(isOffBy).toBeLessThan(1);
    for (let frame = 0; frame < 5; frame++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '75');
    await expect(spot(view, 'control')).not.toHaveAttribute('data-seen');
  });
  await test.step('the keyboard reaches a hotspot that is not in sight, and the machine turns to it', async () => {
    await expect(list.locator('[data-spot] > button')).toHaveCount(5);
    await spot(view, 'control').locator('> button').focus();
    await expect(slider).toHaveAttribute('aria-valuenow', '60');
    await expect(spot(view, 'control')).toHaveAttribute('data-seen', '');
    await page.keyboard.press('Enter');
    await expect(page.locator(':popover-open')).toBeVisible();
    // On a phone hotspots may be closer than fingers want: their place is that of the part (WCAG 2.5.8, essential).
    if (!phone) await expectAccessible(page, '#view360');
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(spot(view, 'control').locator('> button')).toBeFocused();
  });
  await test.step('a hotspot with a video plays it in the viewer', async () => {
    await spot(view, 'bowl').locator('> button').focus();
    await page.keyboard.press('Enter');
    await page.locator(':popover-open').getByRole('button', { name: texts.turning.watch }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('video source')).toHaveAttribute('src', /\/k-330-closed\/hotspots\/bowl\.mp4$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('with several rows the machine is tilted by hand, by keys and by buttons', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  const t = { ...texts.products.turntable, ...texts.turning };
  await intercept(page, CONFIGURATION, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('rows="1"', 'rows="3"') });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const view = await rotator(page, t.name);
  await view.getByRole('button', { name: t.start }).click();
  await expect(view.getByRole('status')).toHaveText(t.ready, { timeout: 30_000 });
  const slider = view.getByRole('slider', { name: t.angle });
  const text = (row: number) =>
    t.row.replace('{{degrees}}', t.degrees.replace('{{angle}}', '0')).replace('{{row}}', String(row)).replace('{{rows}}', '3');

  await expect(slider).toHaveAttribute('aria-valuetext', text(1));
  await view.getByRole('button', { name: t.higher }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', text(2));
  await slider.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', text(3));
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '45');
  await page.keyboard.press('Home');
  const box = await view.locator('canvas').boundingBox();
  if (!box) throw new Error('the machine is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.75];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 100, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', text(1));
});

test('a configuration that is broken leaves the still picture, says so and is reported', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
}) => {
  const t = texts.products.turntable;
  const answers = [
    { status: 200, body: '<config><images rows="1">' },
    { status: 404, body: '' },
  ];
  await page.addInitScript(() => {
    addEventListener('vitrine:problem', (event) => {
      if (event instanceof CustomEvent) document.documentElement.dataset.problem = JSON.stringify(event.detail);
    });
  });
  for (const answer of answers) {
    const stop = await intercept(page, CONFIGURATION, (route) => route.fulfill({ ...answer, contentType: 'application/xml' }));
    const view = await rotator(page, t.name);
    await view.getByRole('button', { name: t.start }).click();
    await expect(view.getByRole('status')).toHaveText(t.broken);
    await expect(view.locator('img')).toBeVisible();
    await expect(view.getByRole('button', { name: t.start })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-problem', /"what":"rotator"/);
    await stop();
  }
});

test('in the desktop app without a network the view starts by itself', { tag: '@desk' }, async ({ page, origin, texts }) => {
  const t = texts.products.turntable;
  await pretendApp(page, origin, { token: await sharedToken(origin, SALES) });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/#/product/k-330');
  await expect(page.getByRole('region', { name: t.name }).getByRole('status')).toHaveText(t.ready, { timeout: 30_000 });
});

test('the view fills the screen and comes back', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  const t = texts.products.turntable;
  const view = await rotator(page, t.name);
  await view.getByRole('button', { name: t.larger }).click();
  const isWhole = () => view.evaluate((section) => document.fullscreenElement === section);
  await expect.poll(isWhole).toBe(true);
  await view.getByRole('button', { name: t.smaller }).click();
  await expect.poll(isWhole).toBe(false);
});
