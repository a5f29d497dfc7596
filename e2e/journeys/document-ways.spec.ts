import { PHONE } from '../browser.ts';
import { storeDraft, storePages } from './draft.ts';
import { expect, named, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { followRequests } from './quiet.ts';

test('the focus stays in the document when its pages are removed @desk', async ({ salesPage: page, texts }) => {
  await storeDraft(page, ['/product/ww-200', '/product/k-330']);
  await page.goto('/documents/overview');
  const document = page.getByRole('complementary', { name: named(texts.documents.overview.yourDocument) });
  const remove = document.locator('[data-remove]');
  await expect(remove).toHaveCount(2);
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(document.getByText(texts.documents.overview.empty).locator('..')).toBeFocused();
});

test('the pages of the document are there without a connection once it holds something @desk', async ({
  salesPage: page,
  context,
  texts,
}) => {
  await storeDraft(page, ['/product/ww-200']);
  const quiet = followRequests(page);
  // They load a while after the page that is on show; nothing else asks for the outbox.
  const loading = page.waitForResponse(/\/app\/outbox-page-[^/]+\.js$/);
  await page.goto('/product/ww-200');
  await loading;
  await quiet();
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Dokument/ })
    .click();
  const headline = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(named(texts.documents.overview.title));
  await page.getByRole('link', { name: texts.documents.overview.proceed }).click();
  await expect(headline).toHaveText(named(texts.documents.form.title));
  await expect(page.getByLabel(texts.documents.form.firstName)).toBeVisible();
});

test('what is opened by hand leads to the document and claims nothing @desk', async ({ salesPage: page, texts }) => {
  for (const path of ['/documents', '/documents/processing']) {
    await page.goto(path);
    await page.waitForURL('**/documents/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(texts.documents.overview.title));
  }
});

test('a mail whose code is on its way says so; one whose code does not come closes, and opens once it comes @desk', async ({
  salesPage: page,
  texts,
}) => {
  await storeDraft(page, ['/product/ww-200']);
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>();
  const mayCome = await intercept(page, '**/app/previewed-mail-*.js*', async (route) => {
    await looked;
    await route.abort();
  });
  await page.goto('/documents/form');
  const form = page.getByRole('form', { name: named(texts.documents.form.title) });
  await form.getByText(texts.documents.form.mail).click();
  await expect(form.getByRole('status', { name: texts.documents.form.mailLoading })).toBeVisible();
  haveLooked();
  await expect(page.getByText(texts.shell.failure.part)).toBeVisible();
  await expect(form.locator('details')).not.toHaveAttribute('open');
  await mayCome();
  await form.getByText(texts.documents.form.mail).click();
  await expect(form.getByText(/WW.200: Ihre Unterlagen/)).toBeVisible();
});

test('the form shows the mail as it will be sent, and greets once @desk', async ({ salesPage: page, texts }) => {
  await storeDraft(page, ['/product/ww-200']);
  await page.goto('/documents/form');
  const form = page.getByRole('form', { name: named(texts.documents.form.title) });
  const summary = page.getByRole('complementary', { name: named(texts.documents.overview.yourDocument) });
  await form.getByLabel(texts.documents.form.lastName).fill('Petersen');
  // "Herr" is chosen from the start: who does not look at the mail sees how it greets beside the button that sends it.
  await expect(summary.getByText('Guten Tag Herr Petersen', { exact: true })).toBeVisible();
  await form.getByText(texts.documents.form.female, { exact: true }).click();
  await expect(summary.getByText('Guten Tag Frau Petersen', { exact: true })).toBeVisible();
  await form.getByText(texts.documents.form.male, { exact: true }).click();
  await form.getByText(texts.documents.form.mail).click();
  const mail = form.getByRole('group');
  await expect(mail.getByText('Guten Tag Herr Petersen,')).toBeVisible();
  await form.getByLabel(texts.documents.form.message).fill('Guten Tag Frau Petersen,\nanbei die Unterlagen.');
  await expect(mail.getByText('Guten Tag Herr Petersen,')).toHaveCount(0);
  await expect(mail.getByText('anbei die Unterlagen.')).toBeVisible();
  await expect(mail.getByText(/WW.200: Ihre Unterlagen/)).toBeVisible();
  await expect(summary.getByText(texts.documents.form.ownSalutation, { exact: true })).toBeVisible();
  await form.getByLabel(texts.documents.form.message).fill('anbei die Unterlagen.');
  await page.setViewportSize(PHONE.viewport);
  const bar = page.getByRole('region', { name: texts.documents.form.sendShort, exact: true });
  await expect(bar).toContainText('Guten Tag Herr Petersen');
});

const LONG = ['ww-160', 'ww-200', 'ww-250', 'w-130', 'k-120', 'k-330', 'k-550', 'wm-600', 'm-1100', 'gs-620'].map((slug) => ({
  path: `/product/${slug}`,
  title: slug,
}));
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test(`what sends a long document is in sight from the beginning to the end of the page, ${viewport.width} px wide`, {
    tag: '@desk',
  }, async ({ salesPage: page, texts }) => {
    await page.setViewportSize(viewport);
    await storePages(page, LONG);
    await page.goto('/documents/form');
    const button = page.getByRole('button', { name: texts.documents.form.send, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    // The pages scroll beside it.
    const last = page.getByRole('complementary').getByRole('listitem').last();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
  });
