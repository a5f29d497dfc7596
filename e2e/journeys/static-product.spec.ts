import type { Page } from '@playwright/test';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { expect, named, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';
import { expectSound } from './sound.ts';

/** Words on the second page of the demo's hygiene concept; each language has a file of its own. */
const CONCEPT = {
  de: { file: '/hygienekonzept.pdf', word: 'Tägliche' },
  en: { file: '/hygienekonzept-en.pdf', word: 'Daily' },
};

async function open(page: Page, name: string) {
  const menu = page.waitForResponse(/\/api\/v1\/navigation\/_all$/);
  await page.goto('/documents/overview');
  const item = parseMany(navigationItem, await (await menu).json()).find(({ pdfDocument }) =>
    pdfDocument?.storageUrl.endsWith(name),
  );
  if (!item?.link) throw new Error(`${name} is not in the menu`);
  await page.goto(item.link);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(named(item.pdfName ?? ''));
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  return item;
}

test('a PDF of the menu is read, turned, enlarged and searched', async ({ salesPage: page, texts, language, phone }, info) => {
  const t = texts.staticProduct;
  const item = await open(page, CONCEPT[language].file);
  const { word } = CONCEPT[language];
  await expectSound(page, language, `static-product-${info.project.name}`);

  const number = page.getByLabel(t.page, { exact: true });
  await page.getByRole('button', { name: t.next, exact: true }).click();
  await expect(number).toHaveValue('2');
  await number.fill('2');
  await number.press('Enter');
  await expect(page.locator('[data-page="2"] canvas')).toBeInViewport();

  const width = async () => (await page.locator('[data-page="2"]').boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: t.zoomIn, exact: true }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await page.getByRole('button', { name: t.fit, exact: true }).click();
  await expect(page.getByRole('button', { name: t.fit, exact: true })).toHaveAttribute('aria-pressed', 'true');

  const area = page.locator('[data-pdf-pages]');
  if (!phone) {
    await area.focus();
    await page.keyboard.press('Home');
    await expect(number).toHaveValue('1');
    await page.keyboard.press('PageDown');
    await expect(number).toHaveValue('2');
    await page.keyboard.press('Control+f');
    await expect(page.getByLabel(t.search)).toBeFocused();
  }
  await page.getByLabel(t.search).fill(word);
  await expect(page.getByText(t.found.replace('{{at}}', '1').replace('{{count}}', '1'))).toBeVisible();
  await expect(page.locator('.textLayer').getByText(new RegExp(word, 'i')).first()).toBeInViewport();
  await page.getByLabel(t.search).fill('Wurmloch');
  await expect(page.getByText(t.none)).toBeVisible();

  const download = page.getByRole('link', { name: t.download });
  await expect(download).toHaveAttribute('href', item.pdfDocument?.storageUrl.replace('/assets/', '/download/assets/') ?? '');
  await page.getByRole('button', { name: exactly(texts.products.send.add) }).click();
  await expect(page.getByRole('button', { name: named(texts.products.send.added) })).toBeVisible();
});

test('a PDF that does not come says why and comes on another try; a file that is none says that', async ({
  salesPage: page,
  context,
  texts,
}) => {
  const file = /\/assets\/.*programm\.pdf$/;
  const { headline, copy, network, broken } = texts.staticProduct.failure;
  await page.route(file, (route) => route.abort());
  const failed = page.getByRole('alert').filter({ hasText: headline });
  const retry = failed.getByRole('button', { name: texts.common.retry });
  const opened = open(page, '/programm.pdf');
  await expect(failed).toContainText(copy);
  await context.setOffline(true);
  await expect(failed).toContainText(network);
  await context.setOffline(false);
  await page.unroute(file);
  await retry.click();
  await opened;

  await page.route(file, (route) => route.fulfill({ contentType: 'application/pdf', body: 'Das ist kein PDF.' }));
  await page.reload();
  await expect(failed).toContainText(broken);
  await expect(retry).toBeHidden();
});
