import type { Page } from '@playwright/test';
import { LINE_SECTIONS } from '../../apps/web/src/pages/product-line/sections.ts';
import { expect, named, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';
import { enlargeText } from './text-size.ts';

const LINE = '/product-line/rohwurstlinie';

/** Their names are the ids that links lead to; that their order is the specification's is for `sections.test.ts` of the page to say. */
const ORDER: readonly string[] = LINE_SECTIONS;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('a line shows its eleven sections in order', { tag: '@once-phone' }, async ({ salesPage: page }) => {
  await open(page, LINE);
  await expect
    .poll(() =>
      page
        .locator('main [id]')
        .evaluateAll((elements, order) => elements.map(({ id }) => id).filter((id) => order.includes(id)), ORDER),
    )
    .toEqual(ORDER);
  // Its only application leaves no half of the row empty.
  const left = (part: string) =>
    page.locator(`#applications ${part}`).evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await left('figure')).toBe(await left('h2'));
});

test('the output is shown by category, the first one at the beginning', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, LINE);
  const output = page.locator('#output');
  const tabs = output.getByRole('tab');
  const panel = output.getByRole('tabpanel');
  await expect(tabs).toHaveCount(4);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const { fresh, frozen } = texts.lines.output;
  for (const state of [fresh, frozen]) await expect(panel.getByRole('columnheader', { name: state })).toBeVisible();
  // The cutter makes nothing of frozen goods: its figure is a dash, which is read as words.
  await tabs.nth(3).click();
  await expect(panel).toHaveAccessibleName((await tabs.nth(3).textContent()) ?? '');
  const cutter = panel.getByRole('row').filter({ hasText: /K.550/ });
  await expect(cutter.getByRole('cell', { name: texts.lines.output.none })).toContainText('–');
  await tabs.nth(3).press('Home');
  await expect(tabs.first()).toBeFocused();
  await expect(panel.getByRole('row').filter({ hasText: /WWR.200/ })).toContainText(/2[.,]700/);
  // Large text: the figures scroll in a named region that has the focus, and the machine stays beside them.
  await enlargeText(page, 2);
  const region = panel.getByRole('region', { name: named((await panel.getByRole('heading').first().textContent()) ?? '') });
  const beside = () =>
    region.evaluate((one) => {
      const machine = one.querySelector('tbody th')?.getBoundingClientRect().left ?? 0;
      return { scrolled: one.scrollLeft > 0, machine: Math.round(machine - one.getBoundingClientRect().left) };
    });
  await expect.poll(beside).toEqual({ scrolled: false, machine: 0 });
  await region.press('ArrowRight');
  await expect.poll(beside).toEqual({ scrolled: true, machine: 0 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await panel.getByRole('link', { name: named('WWR 200') }).click();
  await page.waitForURL('**/product/wwr-200');
});

test('a reference lies over the page until Escape, the cross or the way back', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, LINE);
  const opener = page.locator('#references').getByRole('button').first();
  const title = (await opener.textContent()) ?? '';
  const sheet = page.getByRole('dialog', { name: title });
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    cross: () => sheet.getByRole('button', { name: texts.common.close }).click(),
    back: () => page.goBack(),
  };
  for (const [name, close] of Object.entries(closings)) {
    await test.step(name, async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await close();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });
  }
  expect(new URL(page.url()).pathname).toBe(LINE);
});

test('an automation leads back to where one came from, else to its line', { tag: '@once-phone' }, async ({
  salesPage: page,
  texts,
  language,
}) => {
  const other = '/product-line/bruehwurstlinie';
  const back = page.getByRole('main').getByRole('link', { name: texts.lines.back });
  await open(page, other);
  await page.locator('#automation').getByRole('link').first().click();
  await page.waitForURL('**/product-line-automation/liniensteuerung');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(language === 'de' ? 'Liniensteuerung' : 'Line control'));
  await back.click();
  await page.waitForURL(`**${other}`);
  // A visit that begins there.
  const visit = await page.context().newPage();
  await visit.goto('/product-line-automation/liniensteuerung');
  await visit.getByRole('main').getByRole('link', { name: texts.lines.back }).click();
  await visit.waitForURL(`**${LINE}`);
});

test('the gallery of an automation shows what is chosen, and pictures full screen', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, '/product-line-automation/beschickung');
  const gallery = page.getByRole('region', { name: texts.lines.gallery.name });
  const thumbs = gallery.getByRole('list', { name: texts.lines.gallery.items }).getByRole('button');
  const enlarge = gallery.locator('[aria-haspopup=dialog]');
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
  await thumbs.last().click();
  await expect(gallery.locator('video')).toBeVisible();
  await expect(gallery.locator('[aria-current]')).toHaveCount(1);
  await thumbs.nth(1).click();
  await expect(gallery.locator('video')).toBeHidden();
  await enlarge.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^2 \S+ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a line goes into the document; an automation cannot', { tag: '@once-desk' }, async ({
  salesPage: page,
  texts,
  language,
}) => {
  const { add, added, name } = texts.products.send;
  await open(page, '/product-line-automation/beschickung');
  await expect(page.getByRole('button', { name: exactly(add) })).toHaveCount(0);
  await open(page, LINE);
  await page
    .getByRole('region', { name: named(name) })
    .getByRole('button', { name: exactly(add) })
    .click();
  await expect(page.getByRole('button', { name: named(added) })).toBeVisible();
  await page.goto('/documents/overview');
  const title = language === 'de' ? 'Rohwurstlinie' : 'Dry sausage line';
  await expect(page.getByRole('main').getByRole('checkbox', { name: named(title) })).toBeChecked();
});
