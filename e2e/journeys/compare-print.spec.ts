import { randomUUID } from 'node:crypto';
import { comparisonSlug } from '@vitrine/contract/comparisons.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { recipient, storeDraft } from './draft.ts';
import { expect, flat, mailsTo, named, plain, test } from './fixtures.ts';
import { factsOf } from './pdf.ts';
import { allowPrintMode, printAddress } from './print-mode.ts';

test('a comparison goes into a document as a page of its own', { tag: '@desk' }, async ({ salesPage: page, texts }) => {
  test.setTimeout(120_000);
  const t = texts.comparison;
  const { documents } = texts;
  const address = `karin.${randomUUID()}@kunde.example`;
  await storeDraft(page, ['/product/k-330'], recipient(address));
  await page.goto('/compare?machines=ww-160,ww-200,wwb-300');
  const sheets = page.getByRole('region', { name: t.use }).getByText(named(t.sheets_other.replace('{{count}}', '')));
  await expect(sheets).toBeVisible();
  const printed = Number((await sheets.innerText()).match(/\d+/)?.[0]);
  await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
  for (const name of ['WW 160', 'WWB 300']) {
    await expect(page.locator('thead').getByRole('link', { name }), 'the names stay above the figures').toBeInViewport();
  }
  await page.getByRole('button', { name: named(t.add) }).dblclick();
  await expect(page.getByRole('button', { name: named(t.added) })).toBeVisible();
  const name = t.documentTitle.replace('{{machines}}', 'WW 160, WW 200, WWB 300');
  await expect(page.locator('#said')).toHaveText(named(texts.pageBar.saidAdded.replace('{{name}}', name)));
  // The browser's own menu prints the table, and no sheet for the room below it.
  await page.emulateMedia({ media: 'print' });
  const below = () =>
    page.locator('main').evaluate((main) => {
      const end = main.querySelector('table')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(main.getBoundingClientRect().bottom - end);
    });
  await expect.poll(below).toBe(0);
  await page.emulateMedia({ media: null });
  // Ctrl+P prints what the document will hold.
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('[data-page-group] > section').length);
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(printed));
  // The same machines in another order are the same page.
  await page.goto('/compare?machines=wwb-300,ww-160,ww-200');
  await expect(page.getByRole('button', { name: named(t.added) })).toBeVisible();

  await page.goto('/documents/overview');
  await expect(page.getByRole('complementary').getByText(named(name))).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(
    named(documents.pagesShort_other.replace('{{count}}', String(printed))),
  );
  await page.goto('/documents/form');
  const sheet = page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ hasText: named(name) });
  await expect(sheet.locator('img'), 'its sheet shows the machines').toHaveCount(3);
  await page.getByRole('button', { name: documents.form.send, exact: true }).click();
  await page.waitForURL('**/documents/processing');
  await expect.poll(() => mailsTo(address).then((mails) => mails.length), { timeout: 60_000 }).toBe(1);
  const [mail] = await mailsTo(address);
  const bytes = mail?.attachments[0]?.content;
  if (!(bytes instanceof ArrayBuffer)) throw new Error('no attachment');
  const pdf = await factsOf(new Uint8Array(bytes));
  const contents = flat(pdf.text[1] ?? '');
  expect(contents).toContain(name);
  expect(contents).toContain(t.documentKind);
  expect(
    pdf.outline.some((entry) => flat(entry).includes('WWB 300')),
    'it has a bookmark',
  ).toBe(true);
  const first = pdf.text.findIndex((text, index) => index > 1 && flat(text).includes(name) && flat(text).includes('19.800'));
  expect(contents, 'the contents name its first page').toMatch(new RegExp(`\\b${first + 1}\\b`));
  const chapter = pdf.text
    .slice(first, first + printed)
    .map(flat)
    .join(' ');
  for (const word of ['WW 160', 'WW 200', 'WWB 300', plain(t.output.fresh), plain(t.output.frozen), t.option, t.notAvailable]) {
    expect(chapter).toContain(word);
  }
  expect(flat(pdf.text[first + printed] ?? ''), 'it is as long as it was said').not.toContain('WWB 300');
});

// German words are the longest: `npm run test:long` prints the English ones.
for (const language of LANGUAGES)
  test(`each sheet of a comparison fits its page, with machines of four kinds (${language})`, {
    tag: language === 'de' ? '@desk' : ['@desk', '@long'],
  }, async ({ page, origin }) => {
    // They have the fewest features in common, and the longest labels.
    const path = routeOf({ kind: 'comparison', slug: comparisonSlug(['k-550', 'm-1100', 'wm-600', 'gs-620']) });
    await allowPrintMode(page, origin, path);
    await page.goto(await printAddress(origin, path, { language }));
    await page.waitForSelector('html[data-print-ready]', { state: 'attached' });
    const sheets = await page.locator('[data-page-group] > section').count();
    expect(sheets).toBeGreaterThan(1);
    const { pages } = await factsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pages).toBe(sheets);
  });
