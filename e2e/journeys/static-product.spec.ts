import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { expect, named, plain, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';
import { intercept } from './intercept.ts';
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
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-page] [data-drawing]')) document.documentElement.dataset.wasDrawing = '';
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const item = await open(page, CONCEPT[language].file);
  const { word } = CONCEPT[language];
  await expectSound(page, language, `static-product-${info.project.name}`);
  await expect(page.locator('html[data-was-drawing]'), 'a sheet says that its page is being drawn').toBeAttached();
  await expect(page.locator('[data-page="1"] [data-drawing]')).toHaveCount(0);

  const number = page.getByLabel(t.page, { exact: true });
  await page.getByRole('button', { name: t.next, exact: true }).click();
  await expect(number).toHaveValue('2');
  await number.fill('2');
  await number.press('Enter');
  await expect(page.locator('[data-page="2"] canvas')).toBeInViewport();

  const width = async () => (await page.locator('[data-page="2"]').boundingBox())?.width ?? 0;
  const before = await width();
  await page.evaluate(() => delete document.documentElement.dataset.wasDrawing);
  await page.getByRole('button', { name: t.zoomIn, exact: true }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await expect(page.locator('html[data-was-drawing]'), 'and so it does when it is drawn larger').toBeAttached();
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
  if (!phone) {
    // Three clicks take a line, which can be copied.
    await page.locator('.textLayer').getByText(new RegExp(word, 'i')).first().click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(new RegExp(word, 'i'));
  }
  await page.getByLabel(t.search).fill('Wurmloch');
  await expect(page.getByText(t.none)).toBeVisible();

  const download = page.getByRole('link', { name: t.download });
  await expect(download).toHaveAttribute('href', item.pdfDocument?.storageUrl.replace('/assets/', '/download/assets/') ?? '');
  await page.getByRole('button', { name: exactly(texts.products.send.add) }).click();
  await expect(page.getByRole('button', { name: named(texts.products.send.added) })).toBeVisible();

  // Its button prints every page of the file as it is.
  await page.evaluate(() => {
    window.print = () => {
      const pages = [...document.querySelectorAll('body > [inert] article img')];
      document.documentElement.dataset.printed = pages.map((one) => one.getAttribute('alt')).join(' | ');
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('main').getByRole('button', { name: t.print, exact: true }).click();
  const count = item.pdfDocument?.pages ?? 0;
  const wanted = Array.from({ length: count }, (_, index) => `${plain(item.pdfName ?? '')}, ${index + 1}`);
  const printed = async () => plain((await page.locator('html').getAttribute('data-printed')) ?? '');
  await expect.poll(printed).toBe(wanted.join(' | '));
});

test('a PDF that does not come says why and comes on another try; a file that is none or is locked says that', async ({
  salesPage: page,
  context,
  texts,
}) => {
  const file = /\/assets\/.*programm\.pdf$/;
  const { headline, copy, network, broken, locked } = texts.staticProduct.failure;
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

  const secret = await PDFDocument.create();
  secret.addPage();
  secret.encrypt({ userPassword: 'geheim', ownerPassword: 'geheim' });
  const body = Buffer.from(await secret.save());
  await page.unroute(file);
  await page.route(file, (route) => route.fulfill({ contentType: 'application/pdf', body }));
  await page.reload();
  await expect(failed).toContainText(locked);
  await expect(retry).toBeHidden();
});

test('an address of the menu that has no PDF is the 404 page, and an entry that does not come is asked for again', async ({
  salesPage: page,
  texts,
}) => {
  await page.goto('/static-product/99999999');
  await expect(page.getByRole('main')).toContainText('NOT FOUND');
  const stop = await intercept(page, '**/api/v1/navigation-item?*', (route) => route.fulfill({ status: 400, body: '' }));
  const failure = page.getByRole('main').getByRole('alert');
  const opened = open(page, '/programm.pdf');
  await expect(failure).toContainText(texts.shell.failure.headline);
  await stop();
  await failure.getByRole('button', { name: texts.common.retry }).click();
  await opened;
});
