import type { Page } from '@playwright/test';
import { PRINT_ORIGIN_META, type PrintMeta } from '@vitrine/contract/print.ts';
import { MACHINES, recipient, storeDraft } from './draft.ts';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';

/** Runs in the page: "weight stretch" of all text on it, and of the static faces it has. */
const FACES = `(() => {
  const used = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { fontWeight, fontStretch } = getComputedStyle(texts.currentNode.parentElement);
    if (texts.currentNode.data.trim() !== '') used.add(fontWeight + ' ' + fontStretch);
  }
  const faces = [...document.fonts].filter((face) => face.family.includes('Archivo Print'));
  return { used: [...used], faces: faces.map(({ weight, stretch }) => weight + ' ' + stretch) };
})()`;

/** Files of type that a page asks for from now on. */
function fontsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(new URL(request.url()).pathname);
  });
  return files;
}

test('a document has a static face for every text, and cuts no picture that has the shape of its page', async ({
  salesPage: page,
  origin,
}) => {
  const token = await sharedToken(origin, SALES);
  await storeDraft(page, MACHINES, { ...recipient('faces@kunde.example'), firstName: 'Łucja', lastName: 'Šimek' });
  const files = fontsOf(page);
  const data: PrintMeta = { token, meta: { language: 'de' } };
  // The server opens print mode for print runs only; here it is the draft of a person that is laid out as one.
  await page.route('**/document-generator/print-run?data=*', async (route) => {
    const answer = await route.fetch();
    const mark = `<head><meta name="${PRINT_ORIGIN_META}" content="${origin}">`;
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', mark) });
  });
  await page.goto(`/document-generator/print-run?data=${Buffer.from(JSON.stringify(data)).toString('base64url')}`);
  await page.waitForSelector('html[data-print-ready]', { state: 'attached' });
  const { used, faces } = await page.evaluate<{ used: string[]; faces: string[] }>(FACES);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((face) => !faces.includes(face))).toEqual([]);
  // Names beyond the latin subset have their letters from a face of their own.
  expect([...files].some((file) => file.includes('archivo-print-latin-ext-'))).toBe(true);
  // A full page is 210 mm wide, 794 px. To cut one, if by half a pixel, takes Chromium most of a second.
  const fullPages = await page
    .locator('img')
    .evaluateAll((all) => all.filter(({ clientWidth }) => clientWidth > 790).map((image) => getComputedStyle(image).objectFit));
  expect(fullPages.length).toBeGreaterThan(MACHINES.length);
  expect(new Set(fullPages)).toEqual(new Set(['fill']));
});

test('on screen one variable file serves all weights and widths', async ({ salesPage: page, texts }) => {
  const files = fontsOf(page);
  await page.goto('/product/ww-200');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: texts.shell.menu.open }).first().click();
  await page.evaluate('document.fonts.ready.then(() => true)');
  expect([...files].map((file) => file.replace(/-[\w-]{7}\.woff2$/, ''))).toEqual(['/app/archivo-latin-wdth-normal']);
});
