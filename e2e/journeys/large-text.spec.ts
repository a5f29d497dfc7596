import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { storeDraft } from './draft.ts';
import { COMPARED } from './every-route.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { enlargeText } from './text-size.ts';

const PHONE = { width: 390, height: 844 };

async function openInLargeText(page: Page, path: string, window = PHONE) {
  await page.setViewportSize(window);
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await enlargeText(page, 2);
  await settled(page);
}

/** Of each table that scrolls: what hides a part of the first figures beside or below their label. */
const hiddenFigures = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const words = document.createRange();
    const box = (element: Element) => {
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    return [...main.querySelectorAll('section[tabindex="0"]:has(table)')].map((region) => {
      const { left, right } = region.getBoundingClientRect();
      const rows = [...region.querySelectorAll('tbody tr:has(th):has(td)')];
      const hidden = rows.filter((row) => {
        const label = row.querySelector('th');
        const figure = [...row.querySelectorAll('td')].find((cell) => cell.checkVisibility() && cell.offsetWidth > 1);
        if (!label || !figure) return true;
        const [name, value] = [label.getBoundingClientRect(), box(figure)];
        const isBeside = name.top < value.bottom && value.top < name.bottom;
        return value.left < (isBeside ? name.right : left) || value.right > right;
      });
      const cells = (row: Element | null) =>
        [...(row?.querySelectorAll<HTMLTableCellElement>('th, td') ?? [])]
          .filter((cell) => getComputedStyle(cell).display !== 'none')
          .reduce((sum, { colSpan }) => sum + colSpan, 0);
      const wanted = cells(region.querySelector('thead tr'));
      const uneven = rows.filter((row) => cells(row) !== wanted);
      return {
        rows: rows.length,
        hidden: hidden.map((row) => row.textContent),
        uneven: uneven.map((row) => row.textContent),
      };
    });
  });

for (const [path, tables] of [
  ['/product/ww-200', 1],
  ['/product/k-330', 1],
  ['/product-overview/woelfe', 4],
  ['/product-overview/mischer', 1],
  ['/product-overview/gefrierfleischschneider', 1],
  [COMPARED, 1],
] as const)
  test(`${path} shows a whole figure of each row on a phone with text of twice the size`, async ({ salesPage: page }) => {
    await openInLargeText(page, path);
    await expect(page.locator('main tbody td').first()).toBeAttached();
    const shown = await hiddenFigures(page);
    expect(shown).toHaveLength(tables);
    for (const { rows, hidden, uneven } of shown) {
      expect(rows).toBeGreaterThan(0);
      expect(hidden).toEqual([]);
      expect(uneven, 'rows with another number of cells than the head').toEqual([]);
    }
  });

test('words part at a hyphen or not at all on a phone with text of twice the size', async ({ salesPage: page }) => {
  for (const path of ['/product/k-330', '/product-line/hackfleischlinie', '/case-study/fleischwaren-kuestenland', COMPARED]) {
    await openInLargeText(page, path);
    // The file names of downloads are data, which publishing gives no soft hyphens: there it is for the browser to know the language.
    expect(
      (await brokenWords(page)).filter((word) => word !== 'Reinigungsanleitung'),
      path,
    ).toEqual([]);
    await expect(page.locator('main > *').first()).toHaveCSS('hyphens', 'auto');
  }
});

test('a laptop with text of twice the size has the columns of a narrow window, and whole words', async ({ salesPage: page }) => {
  await openInLargeText(page, '/product/ww-200', { width: 1440, height: 900 });
  const beside = (section: string) =>
    page.locator(`${section} .split`).evaluate((split) => {
      const [label, matter] = [...split.children].map((part) => part.getBoundingClientRect());
      return (matter?.left ?? 0) >= (label?.right ?? 0);
    });
  await expect.poll(() => beside('#technicalData')).toBe(false);
  expect((await brokenWords(page)).filter((word) => word !== 'Reinigungsanleitung')).toEqual([]);
  await enlargeText(page, 1);
  await expect.poll(() => beside('#technicalData')).toBe(true);
});

test('a sheet of the print preview does not shrink with larger text', async ({ salesPage: page }) => {
  await openInLargeText(page, '/product-overview/mischer', { width: 1440, height: 900 });
  await storeDraft(page, ['/product/ww-200']);
  await page.goto('/document-generator/print-run');
  const sheet = page.locator('[data-page-group]').first();
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(700);
});

test('in text of the usual size the browser parts no word by itself', async ({ salesPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/product-overview/mischer');
  await expect(page.locator('main tbody td').first()).toBeVisible();
  await expect(page.locator('main > *').first()).toHaveCSS('hyphens', 'manual');
  expect(await brokenWords(page)).toEqual([]);
});

test('menu and search keep their words in sight on a phone with text of twice the size', async ({ salesPage: page, texts }) => {
  const { menu: names, search } = texts.shell;
  // The home page is in no branch of the menu, which begins at its top then.
  await openInLargeText(page, '/');
  await page.getByRole('button', { name: names.open }).click();
  const menu = page.getByRole('dialog', { name: names.name });
  await menu.getByRole('button', { name: 'Maschinen', exact: true }).click();
  await menu.getByRole('button', { name: 'Wölfe', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'WWR 200' })).toBeVisible();
  const cut = await menu
    .locator('li a span')
    .evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth + 1).length);
  expect(cut).toBe(0);
  for (const kind of await menu.locator('li a span').all()) expect((await kind.boundingBox())?.x).toBeLessThan(PHONE.width / 2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: search.open }).click();
  const field = page.getByRole('combobox', { name: texts.search.field });
  await field.fill('Lochscheibe');
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('in large text no bar at the foot of a phone lies over the other', async ({ salesPage: page, texts }) => {
  const { comparison } = texts.shell;
  await openInLargeText(page, '/product/ww-200');
  await page.getByRole('button', { name: comparison.addShort }).first().click();
  const chosen = page.getByRole('region', { name: comparison.bar });
  await expect(chosen).toBeVisible();
  const own = page.getByRole('region', { name: texts.pageBar.name });
  const [above, below] = [await chosen.boundingBox(), await own.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});

test('in large text the bars at the foot of a phone leave the window to what one reads', async ({ salesPage: page }) => {
  await openInLargeText(page, '/product/ww-200');
  const bar = page.getByRole('region', { name: 'Diese Seite' });
  await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 });
  await expect(bar.locator('p')).toBeHidden();
  await openInLargeText(page, COMPARED);
  const use = page.getByRole('region', { name: 'Vergleich verwenden' });
  await expect(use.getByRole('button', { name: 'Ins Dokument' })).toBeInViewport({ ratio: 1 });
  expect((await use.boundingBox())?.height).toBeLessThan(PHONE.height / 5);
});
