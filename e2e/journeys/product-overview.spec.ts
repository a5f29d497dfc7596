import type { Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';
import { exactly, stop, tabTo } from './focus-walk.ts';

async function open(page: Page, slug: string) {
  await page.goto(`/product-overview/${slug}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** The figures of the first family, row by row, and the heads of its columns. */
const rows = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ').trim())),
    );
const width = async (page: Page, column: string) =>
  (await page.getByRole('table').first().getByRole('columnheader', { name: column }).boundingBox())?.width;

test('the state of the meat changes the figures, leaves out a plate, and keeps the width of the others', {
  tag: '@desk',
}, async ({ salesPage: page, texts }) => {
  const { states, stateAt, machine } = texts.outputs;
  await open(page, 'woelfe');
  await expect
    .poll(() => rows(page))
    .toEqual([
      [machine, '3 mm', '5 mm', '8 mm', '13 mm', '20 mm'],
      ['W 130', '700', '1.250', '1.900', '2.500', '3.100'],
      ['W 160', '1.100', '2.050', '3.100', '4.000', '4.800'],
    ]);
  const before = await width(page, '20 mm');
  await page.getByRole('radio', { name: states.frozen }).check({ force: true });
  await expect
    .poll(() => rows(page))
    .toEqual([
      [machine, '5 mm', '8 mm', '13 mm', '20 mm'],
      ['W 130', '820', '1.300', '1.750', '2.200'],
      ['W 160', '1.380', '2.150', '2.800', '3.400'],
    ]);
  await expect.poll(async () => Math.abs(((await width(page, '20 mm')) ?? 0) - (before ?? 0))).toBeLessThan(1);
  // One choice acts on every family.
  await expect(page.getByText(named(stateAt.frozen))).toHaveCount(4);
  await expect(page.getByText(named(stateAt.fresh))).toHaveCount(0);
});

test('figures are compared in the order of a column, and copied as a table', { tag: '@desk' }, async ({ salesPage: page }) => {
  await open(page, 'kutter');
  await expect(page.getByRole('radio'), 'figures of cutters know no state').toHaveCount(0);
  const table = page.getByRole('table');
  const order = () => table.getByRole('rowheader').allInnerTexts();
  const head = table.getByRole('columnheader').filter({ has: page.getByRole('button') });
  await expect(head.first()).toHaveAttribute('aria-sort', 'none');
  await expect.poll(order).toEqual(['K\u00a0120', 'K\u00a0330', 'K\u00a0550']);
  await head.first().getByRole('button').press('Enter');
  await expect(head.first()).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(order).toEqual(['K\u00a0550', 'K\u00a0330', 'K\u00a0120']);
  await head.first().getByRole('button').press('Enter');
  await head.first().getByRole('button').press('Enter');
  await expect(head.first()).toHaveAttribute('aria-sort', 'none');
  await expect.poll(order).toEqual(['K\u00a0120', 'K\u00a0330', 'K\u00a0550']);
  const lines = await table.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString().split('\n') ?? [];
  });
  expect(
    lines
      .find((line) => /^K.120/.test(line))
      ?.split('\t')
      .slice(1),
  ).toEqual(['70', '4–6', '90', '7–9', '85', '6–8']);
  // The end of a selection is no press on the row.
  await table.getByRole('row').last().getByRole('cell').last().dispatchEvent('click');
  expect(new URL(page.url()).pathname).toBe('/product-overview/kutter');
});

test('by keyboard a family is reached, a row leads to its machine, and back to where one was', { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await open(page, 'woelfe');
  const frozen = page.getByRole('radio', { name: texts.outputs.states.frozen });
  await frozen.check({ force: true });
  const family = page.getByRole('navigation', { name: texts.outputs.families }).getByRole('link').nth(1);
  await family.press('Enter');
  const heading = page.getByRole('heading', { level: 2 }).nth(1);
  await expect(family).toHaveAttribute('aria-current', 'true');
  await expect(heading).toBeInViewport({ ratio: 1 });
  await tabTo(page, /^WW.250$/);
  expect(await stop(page)).toMatchObject({ role: 'a', marked: true, seen: true });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/ww-250');
  await page.goBack();
  await expect(heading).toBeInViewport();
  await expect(frozen, 'a choice holds for the visit').toBeChecked();
});

test('an overview is added to the document', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  const { send } = texts.products;
  await open(page, 'emulgatoren');
  await page.getByRole('button', { name: exactly(send.add) }).click();
  await expect(page.getByRole('button', { name: named(send.added) })).toBeVisible();
  await page.goto('/documents/overview');
  await expect(page.getByRole('complementary').getByText(/^Emulgatoren/)).toBeVisible();
});

test('on a phone the machine stays while figures scroll, and the next figure is half visible', { tag: '@phone' }, async ({
  salesPage: page,
}) => {
  await open(page, 'woelfe');
  const table = page.getByRole('table').first();
  const region = page.locator('section:has(> table)').first();
  const heads = await table.getByRole('columnheader').evaluateAll((all) =>
    all.map((head) => {
      const { left, right } = head.getBoundingClientRect();
      return { shown: Math.max(0, Math.min(right, innerWidth) - left) / (right - left) };
    }),
  );
  const cut = heads.find(({ shown }) => shown < 1)?.shown ?? 1;
  expect(cut).toBeGreaterThan(0.3);
  expect(cut).toBeLessThan(0.9);
  const left = async () => (await table.getByRole('rowheader').first().boundingBox())?.x;
  expect(await left()).toBe(0);
  await region.evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await expect.poll(left).toBe(0);
});

test('the heads of an output table are in one line @desk', async ({ salesPage: page }) => {
  await page.goto('/product-overview/woelfe');
  const heads = page.locator('main table').first().locator('thead th');
  await expect(heads).toHaveCount(6);
  const feet = await heads.evaluateAll((all) =>
    all.map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head.querySelector('button') ?? head);
      return Math.round(range.getBoundingClientRect().bottom);
    }),
  );
  expect(new Set(feet).size).toBe(1);
});
