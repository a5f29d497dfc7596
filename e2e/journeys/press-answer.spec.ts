import type { Locator, Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';

/**
 * Presses a control and answers what a part of the page is in the frame that answers the press, and what the control is there: measured
 * in the page, where nothing comes between press and frame.
 */
const pressed = (control: Locator, state: string, part: string) =>
  control.evaluate(
    async (element, { attribute, selector }) => {
      const text = () => document.querySelector(selector)?.textContent;
      const before = text();
      if (element instanceof HTMLElement) element.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      return { state: element.getAttribute(attribute), isPartAsBefore: text() === before };
    },
    { attribute: state, selector: part },
  );

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('a filter is pressed in the first frame, and its cards come after it', async ({ salesPage: page }) => {
  await open(page, '/product/ww-200');
  const cards = page.locator('#advantages li');
  const all = await cards.count();
  const chip = page.locator('#advantages [aria-pressed=false]').first();
  await chip.scrollIntoViewIfNeeded();
  const handle = await chip.elementHandle();
  if (!handle) throw new Error('there is no filter');
  expect(await pressed(chip, 'aria-pressed', '#advantages ul')).toEqual({ state: 'true', isPartAsBefore: true });
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await handle.getAttribute('aria-pressed')).toBe('true');
});

test('a page is taken into the document in the first frame, and the header counts it after it', async ({
  salesPage: page,
  texts,
  phone,
}) => {
  await open(page, '/product/ww-200');
  const bar = phone ? page.getByRole('region', { name: texts.pageBar.name }) : page.getByRole('banner');
  await page.locator('#technicalData').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const add = bar.getByRole('button', { name: named(texts.pageBar.add) });
  const handle = await add.elementHandle();
  if (!handle) throw new Error('there is no button');
  const { state, isPartAsBefore } = await pressed(add, 'aria-label', 'header a[href="/documents/overview"]');
  expect(state).toMatch(new RegExp(`^${texts.pageBar.added}`));
  expect(isPartAsBefore).toBe(true);
  await expect(page.locator('header a[href="/documents/overview"]')).toContainText('1');
  expect(await handle.getAttribute('aria-label')).toMatch(new RegExp(`^${texts.pageBar.added}`));
});
