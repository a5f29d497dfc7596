import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { COMPARED, firstPdf } from './every-route.ts';
import { expect, flat, plain, SALES, test } from './fixtures.ts';
import { factsOf } from './pdf.ts';
import { picturesOf } from './pdf-images.ts';
import { sharedToken } from './session.ts';

/** One page of each kind; `npm test` prints the first three, `npm run test:long` the others. */
const PAGES = [
  '/product/ww-200',
  '/product-line/hackfleischlinie',
  '/',
  '/product-overview/woelfe',
  '/product-line-automation/beschickung',
  '/product-application/kochwurst',
  '/case-study/hackwerk-sonnheim',
  '/content-page/ueber-uns',
  '/content-page/standorte',
  '/content-page/mediathek',
  COMPARED,
];
const TESTED = 3;

/** Opens a page and does not scroll: its lower pictures have not been near the window. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The paper that the browser's own menu makes of the page on show. */
const paperOf = async (page: Page) => new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

/** Letters alone: a PDF knows no words, and its blanks are what stands between two of its pieces. */
const letters = (text: string) => plain(text).replace(/\s/g, '');

/** How many pictures a paper has, and the lowest line of each page of it. */
async function looksOf(paper: Uint8Array): Promise<{ pictures: number; lowest: string[] }> {
  const loading = getDocument({ data: paper.slice(), verbosity: 0 });
  const pdf = await loading.promise;
  const lowest: string[] = [];
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pictures += (await picturesOf(page)).length;
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, foot: item.transform[5] }] : [],
    );
    const foot = Math.min(...words.map((word) => word.foot));
    lowest.push(letters(words.flatMap((word) => (word.foot < foot + 1 ? [word.text] : [])).join('')));
  }
  await loading.destroy();
  return { pictures, lowest };
}

for (const [index, path] of PAGES.entries())
  test(`the browser's menu prints all pictures, and no headline apart from what it is about: ${path}`, {
    tag: index < TESTED ? '@desk' : ['@desk', '@long'],
  }, async ({ salesPage: page, texts }) => {
    await open(page, path);
    const paper = await paperOf(page);
    const { text } = await factsOf(paper);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const { pictures, lowest } = await looksOf(paper);
    // The drawing of a family comes when one is near it: it may have come since.
    const shown = await main.locator('picture img:not(#scale a *)').filter({ visible: true }).count();
    expect.soft(pictures, 'pictures').toBeGreaterThanOrEqual(shown);
    const heads = (await main.locator('.head, .section > .grid > h2').allTextContents()).map(letters);
    const alone = lowest.filter((line) => heads.some((head) => head.includes(line)));
    expect.soft(alone, 'headlines at the foot of a page').toEqual([]);
    const printed = text.map(flat).join(' ');
    for (const word of [texts.products.send.headline, texts.shell.menu.open]) expect.soft(printed).not.toContain(word);
  });

test('a machine that is printed from the menu has its key figures on one sheet, and all of a row that scrolls', {
  tag: '@desk',
}, async ({ salesPage: page }) => {
  await open(page, '/product/ww-200');
  const { text } = await factsOf(await paperOf(page));
  const pages = text.map(letters);
  const onOnePage = async (selector: string) => {
    const words = (await page.locator(selector).allTextContents()).map(letters);
    expect(words.length).toBeGreaterThan(0);
    return pages.filter((one) => words.every((word) => one.includes(word))).length;
  };
  expect(await onOnePage('main section:has(> div > h1) dd'), 'key figures').toBeGreaterThan(0);
  expect(await onOnePage('#applications h3'), 'cells that the screen has beside its edge').toBeGreaterThan(0);
});

test("a PDF's page printed from the menu is the file, page by page, without the viewer around it", { tag: '@desk' }, async ({
  salesPage: page,
  origin,
  texts,
}) => {
  const path = await firstPdf(origin, await sharedToken(origin, SALES), 2);
  await open(page, path);
  const drawn = page.locator('[data-page]:has(canvas)');
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(page.locator('[data-drawing]')).toHaveCount(0);
  const { pages, text } = await factsOf(await paperOf(page));
  expect(pages).toBe(await drawn.count());
  expect(text.map(flat).join(' ')).not.toContain(texts.staticProduct.search);
});
