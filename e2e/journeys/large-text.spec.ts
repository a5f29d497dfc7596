import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { COMPARED } from './every-route.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { enlargeText } from './text-size.ts';

const PHONE = { width: 390, height: 844 };

async function openInLargeText(page: Page, path: string) {
  await page.setViewportSize(PHONE);
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
      return { rows: rows.length, hidden: hidden.map((row) => row.textContent) };
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
    for (const { rows, hidden } of shown) {
      expect(rows).toBeGreaterThan(0);
      expect(hidden).toEqual([]);
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

test('in text of the usual size the browser parts no word by itself', async ({ salesPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/product-overview/mischer');
  await expect(page.locator('main tbody td').first()).toBeVisible();
  await expect(page.locator('main > *').first()).toHaveCSS('hyphens', 'manual');
  expect(await brokenWords(page)).toEqual([]);
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
