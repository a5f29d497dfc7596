import { PRINT_RUN_PATH } from '@vitrine/contract/print.ts';
import { recipient, storePages } from './draft.ts';
import { expect, flat, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { factsOf } from './pdf.ts';
import { printToPdf } from './print-mode.ts';
import { thinPages } from './thin-pages.ts';

const PAGE_OF_TEXT = '/content-page/impressum';
const ALL_BUT_ONE = '/product-overview/woelfe';
const ONE_MACHINE = '/product-overview/mischer';
/** So many chapters that their contents go on overleaf. */
const PATHS = [
  PAGE_OF_TEXT,
  ALL_BUT_ONE,
  ONE_MACHINE,
  ...['kutter', 'mischwoelfe', 'emulgatoren', 'gefrierfleischschneider'].map((slug) => `/product-overview/${slug}`),
  ...['hygiene', 'faq', 'service', 'ueber-uns', 'standorte', 'mediathek'].map((slug) => `/content-page/${slug}`),
  ...['hackfleischlinie', 'bruehwurstlinie', 'rohwurstlinie'].map((slug) => `/product-line/${slug}`),
  '/product/w-130',
  '/product/w-160',
];

test('a document of many pages: its contents go on below their headline, and none of its pages is thin', {
  tag: '@desk',
}, async ({ salesPage: page, origin, texts }) => {
  test.setTimeout(120_000);
  await storePages(
    page,
    PATHS.map((path) => ({ path, title: path.slice(1) })),
    recipient('contents@kunde.example'),
  );
  const bytes = new Uint8Array(await printToPdf(page, origin, PRINT_RUN_PATH));
  const { text, links } = await factsOf(bytes);
  const printed = text.map(flat);
  const contents = printed.slice(1, 3);
  // What a page says again is drawn last: it is on the page, and not the first of its text.
  for (const one of contents) expect(one).toContain('Inhalt');
  const begins = links
    .filter(({ from }) => from === 2 || from === 3)
    .map(({ to }) => to)
    .toSorted((a, b) => a - b);
  expect(new Set(begins).size, 'contents of two pages').toBe(PATHS.length + 1);
  expect(begins).toHaveLength(PATHS.length + 1);
  expect(begins[0]).toBe(4);
  const pagesOf = (path: string) => {
    const at = PATHS.indexOf(path);
    return printed.slice((begins[at] ?? 0) - 1, (begins[at + 1] ?? 0) - 1);
  };
  expect(pagesOf(PAGE_OF_TEXT), 'title and text on one page').toHaveLength(1);
  expect(pagesOf(ONE_MACHINE), 'machine and table on one page').toHaveLength(1);
  const drawn = pagesOf(ALL_BUT_ONE).filter((one) => one.includes(texts.sizes.scale.familyHeadline));
  expect(drawn, 'the machines on one line').toHaveLength(1);
  for (const name of ['W 130', 'WW 250', 'WWB 300']) expect(drawn[0]).toContain(name);
  expect(await thinPages(bytes)).toEqual([]);
});

const HEADLINE = 'Die Regeln im Einzelnen';
const LISTS = Array.from({ length: 12 }, (_, index) => `Liste ${index + 1}.`);

test('a group that goes on overleaf says its headline again', { tag: '@desk' }, async ({ page, origin }) => {
  await intercept(page, '**/api/v1/content-page/hygiene', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const { type, attributes } of answer.included) {
      if (type !== 'bulletPointsAccordion') continue;
      const bulletPoints = Array.from({ length: 8 }, (_, index) => `Regel ${index + 1}`);
      attributes.accordionItem = LISTS.map((accordionHeadline) => ({ accordionHeadline, bulletPoints }));
    }
    await route.fulfill({ response, json: answer });
  });
  const { text, outline } = await factsOf(new Uint8Array(await printToPdf(page, origin, '/content-page/hygiene')));
  const pages = text.map(flat).filter((one) => LISTS.some((name) => one.includes(name)));
  expect(pages.length).toBeGreaterThan(1);
  for (const one of pages) {
    expect(one).toContain(HEADLINE);
    expect(LISTS.filter((name) => one.includes(name)).length, 'lists on a page, two in a row').toBeGreaterThanOrEqual(4);
  }
  expect(outline.filter((title) => flat(title) === HEADLINE)).toHaveLength(1);
});
