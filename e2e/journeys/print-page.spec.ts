import type { Page } from '@playwright/test';
import type { PrintMeta } from '@vitrine/contract/print.ts';
import { firstPdf } from './every-route.ts';
import { expect, SALES, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { allowPrintMode, printAddress } from './print-mode.ts';
import { sharedToken } from './session.ts';

/** One page of each kind that prints from a record; `npm test` prints the first, `npm run test:long` the others. */
const PAGES = [
  '/product/ww-200',
  '/product-overview/woelfe',
  '/product-line/hackfleischlinie',
  '/content-page/hygiene',
  '/content-page/standorte',
  '/content-page/mediathek',
];

/** Opens a page in print mode; answers the text of its first page and of the pages behind. */
async function printed(page: Page, origin: string, path: string, part: Pick<PrintMeta, 'onlyFirstPage'>) {
  await page.goto(await printAddress(origin, path, part));
  await page.waitForSelector('html[data-print-ready]', { state: 'attached' });
  return {
    title: await page.locator('article h1').allTextContents(),
    rest: (await page.locator('article [data-page-group]').allTextContents()).join(''),
  };
}

for (const path of PAGES) {
  const tag = path === PAGES[0] ? '@desk' : ['@desk', '@long'];
  test(`one page alone prints its first page, or all but that: ${path}`, { tag }, async ({ page, origin }) => {
    await allowPrintMode(page, origin, path);
    const whole = await printed(page, origin, path, {});
    expect(whole.title).toHaveLength(1);
    expect(whole.rest.length).toBeGreaterThan(200);
    expect(await printed(page, origin, path, { onlyFirstPage: true })).toEqual({ title: whole.title, rest: '' });
    expect(await printed(page, origin, path, { onlyFirstPage: false })).toEqual({ title: [], rest: whole.rest });
    // Nothing that only works on a screen is printed.
    await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  });
}

test('a PDF of the menu prints its first page alone, or all but that', { tag: ['@desk', '@long'] }, async ({ page, origin }) => {
  const path = await firstPdf(origin, await sharedToken(origin, SALES), 2);
  await allowPrintMode(page, origin, path);
  const pages = async (part: Pick<PrintMeta, 'onlyFirstPage'>) => {
    await page.goto(await printAddress(origin, path, part));
    await page.waitForSelector('html[data-print-ready]', { state: 'attached' });
    return page.locator('article img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  };
  const whole = await pages({});
  expect(whole.length).toBeGreaterThan(1);
  expect(await pages({ onlyFirstPage: true })).toEqual(whole.slice(0, 1));
  expect(await pages({ onlyFirstPage: false })).toEqual(whole.slice(1));
});

test('the technical data of a machine alone stand two a row', { tag: '@desk' }, async ({ page, origin }) => {
  const path = '/product/ww-200';
  await allowPrintMode(page, origin, path);
  let labels: string[] = [];
  await intercept(page, '**/api/v1/product/ww-200', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { content } = answer.data.attributes;
    // Label, unit and the first of the machines.
    content.technicalDataTableColumns.splice(3);
    for (const { rows } of content.technicalDataTable) for (const row of rows) row.splice(3);
    labels = content.technicalDataTable[0].rows.map(([label]: string[]) => label);
    await route.fulfill({ response, json: answer });
  });
  await page.goto(await printAddress(origin, path, { onlyFirstPage: false }));
  await page.waitForSelector('html[data-print-ready]', { state: 'attached' });
  const facts = page.locator('dl').filter({ hasText: labels[0] }).filter({ hasText: labels[2] }).first().locator('> div');
  const places = await facts.evaluateAll((all) => all.slice(0, 3).map((fact) => fact.getBoundingClientRect()));
  const [first, second, third] = places;
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
  expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  expect(third?.left).toBe(first?.left);
});

test("a page that is printed from the browser's menu has its drawing and all its pictures", { tag: '@desk' }, async ({
  salesPage: page,
}) => {
  await page.goto('/product/ww-200');
  // The drawing comes without scrolling, once the page has come to rest.
  await expect(page.locator('#scale svg path').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.locator('#scale [data-waits]')).toHaveCount(0);
  const pictures = page.locator('main picture img');
  expect(await pictures.evaluateAll((all) => all.filter((picture) => !picture.hasAttribute('src')).length)).toBeGreaterThan(0);
  const left = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    // The browser lays out the paper right after the event.
    return [...document.querySelectorAll('main picture img')].filter((picture) => !picture.hasAttribute('src')).length;
  });
  expect(left).toBe(0);
});
