import type { Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(headline(page)).toBeVisible();
}

test('the intro cuts nothing at the sides of its picture; the facts are in two columns, the longer one first', {
  tag: '@desk',
}, async ({ salesPage: page }) => {
  await open(page, '/product-application/bruehwurst');
  const picture = page.getByRole('main').locator('img').first();
  const shape = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      frame: image.clientWidth / image.clientHeight,
      own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    }));
  const { frame, own } = await shape();
  expect(frame).toBeGreaterThan(own - 0.02);
  const columns = page.locator('#facts').getByRole('list');
  await expect(columns).toHaveCount(2);
  await expect(columns.nth(0).getByRole('listitem')).toHaveCount(3);
  await expect(columns.nth(1).getByRole('listitem')).toHaveCount(2);
  const [first, second] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));

  await page.setViewportSize({ width: 1024, height: 1000 });
  const title = headline(page);
  await title.evaluate((h1) => h1.append(' und was dazugehört'.repeat(8)));
  const words = await title.boundingBox();
  const beside = await picture.boundingBox();
  expect(words?.height, 'the words need more').toBeGreaterThan(beside?.height ?? 0);
  expect((await shape()).frame).toBeCloseTo(own, 1);
});

test('the slides open full screen and their pictures alone, by keyboard, and each step goes back', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, '/product-application/bruehwurst');
  const section = page.locator('#details');
  const count = (index: number) => texts.products.viewer.count.replace('{{index}}', String(index)).replace('{{total}}', '4');
  const opener = section.locator('[aria-haspopup=dialog]').first();
  const current = section.locator('[aria-current]');
  const viewer = page.getByRole('dialog').filter({ hasText: count(2) });
  const alone = page.getByRole('dialog', { name: named(texts.products.application.enlarged) });

  await section.getByRole('group').getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(current).toBeFocused();
  await expect(section.getByText(count(2)).filter({ visible: true }).first()).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();

  await test.step('the picture alone lies over the slide', async () => {
    await viewer.locator('[aria-haspopup=dialog]').focus();
    await page.keyboard.press('Enter');
    await expect(alone).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alone).toBeHidden();
    await expect(viewer).toBeVisible();
    await expect(viewer.locator('[aria-haspopup=dialog]')).toBeFocused();
  });
  await test.step('back closes the viewer at the slide that it was left with', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').filter({ hasText: count(3) })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(section.getByRole('group').getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true');
    expect(new URL(page.url()).pathname).toBe('/product-application/bruehwurst');
  });
});

test('the picture of a slide lies over the slide after a reload too', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  await open(page, '/product-application/bruehwurst');
  await page.locator('#details').locator('[aria-haspopup=dialog]').first().click();
  const alone = page.getByRole('dialog', { name: named(texts.products.application.enlarged) });
  await page.getByRole('dialog').locator('[aria-haspopup=dialog]').click();
  await expect(alone).toBeVisible();
  await page.reload();
  await expect(alone).toBeVisible();
  const isOnTop = () =>
    alone.evaluate((dialog) => dialog.contains(document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)));
  await expect.poll(isOnTop).toBe(true);
  await page.keyboard.press('Escape');
  await expect(alone).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the machines are filtered by their category, and the row begins anew', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, '/product-application/bruehwurst');
  const section = page.locator('#machines');
  const machines = section.getByRole('link');
  const first = machines.first();
  await expect(machines).toHaveCount(5);
  const start = await first.boundingBox();
  await section.getByRole('button', { name: named(texts.products.next), exact: true }).click();
  await expect.poll(async () => (await first.boundingBox())?.x).toBeLessThan((start?.x ?? 0) - 50);
  const chip = section.getByRole('group').getByRole('button', { name: /2$/ });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(machines).toHaveCount(2);
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.x ?? Number.NaN) - (start?.x ?? 0))).toBeLessThan(1);
});

test('a machine leads to its applications and case studies, both lead to machines, and back to where one was', {
  tag: '@once-phone',
}, async ({ salesPage: page }) => {
  await open(page, '/product/ww-200');
  const study = page.locator('#caseStudies').getByRole('link');
  await study.focus();
  const place = () => page.evaluate(() => scrollY);
  // Sections above may still take their height.
  let before = -1;
  await expect
    .poll(async () => {
      const former = before;
      before = await place();
      return before === former && before > 500;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/case-study/*');
  await expect(page.locator('#story')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/product/ww-200');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  await page.locator('#applications').getByRole('link').first().click();
  await page.waitForURL('**/product-application/*');
  await expect(page.locator('#facts')).toBeVisible();
  // One press area: the picture of a machine belongs to its link.
  await page.locator('#machines').getByRole('link').first().locator('figure').click();
  await page.waitForURL('**/product/*');
  await open(page, '/case-study/hackwerk-sonnheim');
  await page.locator('#machines').getByRole('link').first().click();
  await page.waitForURL('**/product/*');
});
