import { randomUUID } from 'node:crypto';
import { documentStatusAnswer, registerDocumentAnswer } from '@vitrine/contract/documents.ts';
import { PRINT_RUN_PATH } from '@vitrine/contract/print.ts';
import { recipient, storePages } from './draft.ts';
import { expect, mailsTo, SALES, test } from './fixtures.ts';
import { factsOf, shadingsOf } from './pdf.ts';
import { PAGE_WIDTH, widePictures } from './pdf-images.ts';
import { printToPdf } from './print-mode.ts';
import { sharedToken } from './session.ts';
import { thinPages } from './thin-pages.ts';

const PAGES = [
  '/product/ww-200',
  '/product-overview/kutter',
  '/product-line/rohwurstlinie',
  '/content-page/hygiene',
  '/content-page/faq',
  '/content-page/standorte',
  '/content-page/mediathek',
];

/** Dots an inch of a picture as wide as its page. */
const PPI = { min: 200, max: 220 };
/** What 20 pages may take, in bytes. */
const BYTES_OF_20 = 3_000_000;

test('no page of a document is thin, no bookmark says a heading twice, cover and mail name its first machine @desk', async ({
  origin,
}) => {
  test.setTimeout(180_000);
  const token = await sharedToken(origin, SALES);
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de', 'Content-Type': 'application/json' };
  const email = `fuellung-${randomUUID().slice(0, 8)}@kunde.example`;
  const answer = await fetch(`${origin}/api/v1/document-generator/register`, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      meta: {
        customer: { email, firstname: 'Karin', lastname: 'Petersen', company: 'Fleischwerk GmbH', gender: 'female' },
        message: 'Guten Tag Frau Petersen,\n\nanbei die Unterlagen.',
      },
      pages: PAGES.map((urlPath) => ({ id: urlPath, tableOfContentsTitle: urlPath.slice(1), urlPath, type: 'pdf' })),
    }),
  });
  const { hash } = registerDocumentAnswer.parse(await answer.json()).data;
  await expect
    .poll(
      async () => {
        const status = await fetch(`${origin}/api/v1/document-generator/status/${hash}`, { headers });
        return documentStatusAnswer.parse(await status.json()).data.status;
      },
      { timeout: 150_000 },
    )
    .toBe('success');
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain('product/ww-200, product-overview/kutter und 5 weitere');
  expect(mail?.text?.match(/Guten Tag/g)).toHaveLength(1);

  const content = mail?.attachments[0]?.content;
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array();
  const { outline, text, pages } = await factsOf(bytes);
  expect(pages).toBeGreaterThan(20);
  expect(bytes.length).toBeLessThan(BYTES_OF_20);
  expect(outline.filter((title) => title.slice(0, title.length / 2) === title.slice(title.length / 2))).toEqual([]);
  // pdf.js before version 6, in our viewer and in older Firefox, paints a shading by function pink.
  expect(await shadingsOf(bytes)).toEqual([2]);
  expect(await thinPages(bytes)).toEqual([]);
  // The size comparison alone leaves two thirds of its page empty.
  const sizes = text.find((page) => page.includes('Größenvergleich'));
  expect(sizes).toContain('Anwendungen');
  const first = text.findIndex((page) => /WW.200/.test(page) && page.includes('Winkelwolf') && !page.includes('Inhalt')) + 1;
  // Set closer together, the machine needs a page less: its technical data are on one, and no half page is left for the last sections.
  const options = text.slice(first).find((page) => page.includes('Ausstattungsoptionen'));
  expect(options).toContain('Häufige Fragen');
  const pictures = await widePictures(bytes, PAGE_WIDTH);
  // More would only make the file larger.
  expect(pictures.filter(({ ppi }) => ppi < PPI.min || ppi > PPI.max)).toEqual([]);
  expect(pictures, 'cover, machine, line and content page').toHaveLength(4);
  // The cover shows the first machine of the document, as finely.
  const [cover, machine] = pictures;
  expect([cover?.page, machine?.page]).toEqual([1, first]);
  expect(cover?.pixels).toBe(machine?.pixels);
});

/** Documents whose sheets have pictures that are too coarse to be cut upright, or for the width of a page. */
const COARSE = {
  'the cover of the editors': ['/content-page/ueber-uns', '/content-page/service'],
  'an overview': ['/product-overview/woelfe', '/content-page/hygiene'],
  'a line': ['/product-line/hackfleischlinie', '/product-line/bruehwurstlinie', '/product-overview/woelfe'],
};
/** What the pictures of these sheets are wider than, in mm. What is as wide between the margins of other pages is judged as well. */
const WIDE = 150;

for (const [cover, paths] of Object.entries(COARSE))
  test(`no picture of a sheet is coarser than 200 dpi, however few pixels it has, where the cover shows ${cover} @desk`, {
    tag: cover === 'a line' ? [] : '@long',
  }, async ({ salesPage: page, origin }) => {
    test.setTimeout(90_000);
    await storePages(
      page,
      paths.map((path) => ({ path, title: path.slice(1) })),
      recipient('sheets@kunde.example'),
    );
    const pdf = await printToPdf(page, origin, PRINT_RUN_PATH);
    // The table of contents, right after the cover, leads to the first page of each chapter and to the last sheet.
    const facts = await factsOf(pdf);
    const chapters = facts.links.filter(({ from, to }) => from === 2 && to < facts.pages).map(({ to }) => to);
    expect(new Set(chapters).size).toBe(paths.length);
    const pictures = await widePictures(pdf, WIDE);
    const pages = pictures.map(({ page }) => page);
    expect(pages, 'the cover and the first page of each chapter').toEqual(expect.arrayContaining([1, ...chapters]));
    expect(pictures.filter(({ ppi }) => ppi < PPI.min)).toEqual([]);
  });
