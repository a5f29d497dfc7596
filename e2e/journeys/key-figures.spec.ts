import { ADMIN_LANGUAGES, adminPage, callContent, onlyIn, untilLive } from './admin.ts';
import { expect, test } from './fixtures.ts';

const WORDS = {
  de: {
    overview: 'Übersicht',
    technical: 'Technik',
    row: 'Trichtervolumen',
    search: 'Beladeh',
    shown: 'Auf der Seite: 1.260 mm Beladehöhe',
    source: 'Werte aus diesem Produkt',
    output: 'Verarbeitungsleistung',
    values: 'Verarbeitungsleistung: Herkunft der Werte',
    typed: 'Werte eintragen',
    figures: ['8.200 aus Leistung', '9.800 aus Leistung'],
  },
  en: {
    overview: 'Overview',
    technical: 'Technical data',
    row: 'Hopper volume',
    search: 'Loading h',
    shown: 'On the page: 1,260 mm Loading height',
    source: 'Values of this product',
    output: 'Output',
    values: 'Output: Where the values come from',
    typed: 'Enter the values',
    figures: ['8,200 from output', '9,800 from output'],
  },
} as const;

/** What the table of the WW 160 says of its hopper, in litres. */
const HOPPER_OF_WW_160 = '320';

for (const language of ADMIN_LANGUAGES) {
  test(`a key figure is chosen with the keyboard, and a column of another machine is typed with that machine alone (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const words = WORDS[language];
    const page = await adminPage(browser, origin, language);
    const { docs } = await callContent(page, origin, 'GET', '/products?where[slug][equals]=ww-200&depth=0');
    await page.goto(`/admin/collections/products/${docs[0].id}?locale=${language}`);
    const overview = page.getByRole('button', { name: words.overview, exact: true });
    await untilLive(overview);
    await overview.click();
    const figure = page.getByRole('combobox').and(page.locator('#field-keyFigures__1__figure'));
    await figure.fill(words.search);
    await figure.press('Enter');
    await expect(page.getByText(words.shown)).toBeVisible();

    await page.getByRole('button', { name: words.technical, exact: true }).click();
    const row = page.getByRole('row').filter({ has: page.getByTitle(words.row, { exact: true }) });
    await expect(row.getByRole('textbox', { name: 'WW 200', exact: true })).toBeEditable();
    await expect(page.getByRole('link', { name: words.source }).first()).toHaveAttribute(
      'href',
      /\/admin\/collections\/products\//,
    );
    await expect(row.getByRole('textbox', { name: 'WW 160', exact: true })).toHaveCount(0);
    await expect(row.getByRole('cell', { name: HOPPER_OF_WW_160, exact: true })).toBeVisible();

    // The row of output has the figures of both machines, until it is to be typed; the other machine's stays that machine's.
    const output = page.getByRole('row').filter({ has: page.getByTitle(words.output, { exact: true }) });
    const [ofWw160, ofWw200] = words.figures;
    await expect(output.getByRole('cell', { name: ofWw160, exact: true })).toBeVisible();
    await expect(output.getByRole('cell', { name: ofWw200, exact: true })).toBeVisible();
    await output.getByRole('combobox', { name: words.values, exact: true }).selectOption(words.typed);
    await expect(output.getByRole('textbox', { name: 'WW 200', exact: true })).toBeEditable();
    await expect(output.getByRole('textbox', { name: 'WW 160', exact: true })).toHaveCount(0);
    await page.close();
  });
}
