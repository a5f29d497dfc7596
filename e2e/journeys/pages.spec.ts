import type { Page } from '@playwright/test';
import { PROCESSING_REDIRECT_MS } from '@vitrine/contract/documents.ts';
import { expectAccessible } from './accessible.ts';
import { storeDraft } from './draft.ts';
import { expect, named, test } from './fixtures.ts';

const PUBLIC = [
  '/',
  '/login',
  '/registration',
  '/registration-email-sent',
  '/registration-confirmation/a-code-that-is-none',
  '/registration-success',
  '/registration-error?cause=link',
  '/forgot-password',
  '/forgot-password-email-sent',
  '/forgot-password/a-code-that-is-none?id=1',
  '/forgot-password/code',
  '/password-reset-success',
  '/privacy',
  '/there-is-no-such-page',
];
const INSIDE = [
  '/',
  '/product/ww-200',
  '/product/k-330',
  '/product/wm-600',
  '/product/gs-620',
  '/documents/overview',
  '/documents/form',
  '/document-generator/cover-sheet',
  '/document-generator/last-sheet',
  '/profile',
  '/privacy',
  '/there-is-no-such-page',
];

/** Everything that must not happen on any page: errors, refusals of the content security policy, requests to others. */
function watch(page: Page, origin: string) {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.push(`request to ${url.origin}`);
  });
  return trouble;
}

/** Holds what is on show against what every page has to keep; what lies over a page is pictured without the page. */
async function hold(page: Page, language: string, screen: string, fullPage = true) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.title()).not.toBe('');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.screenshot({ path: `../test-results/screens/${screen}.jpg`, fullPage, quality: 85 });
}

async function inspect(page: Page, path: string, language: string, screen: string) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await hold(page, language, screen);
}

const name = (path: string) => (path === '/' ? 'root' : path.slice(1).replaceAll(/[/?=]/g, '-'));

for (const path of PUBLIC) {
  test(`logged out ${path}`, async ({ page, language, baseURL }, info) => {
    const trouble = watch(page, baseURL ?? '');
    await page.addInitScript(
      (l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })),
      language,
    );
    await inspect(page, path, language, `out-${name(path)}-${info.project.name}`);
    expect(trouble).toEqual([]);
  });
}

for (const path of INSIDE) {
  test(`logged in ${path}`, async ({ salesPage, language, baseURL }, info) => {
    const trouble = watch(salesPage, baseURL ?? '');
    await inspect(salesPage, path, language, `in-${name(path)}-${info.project.name}`);
    expect(trouble).toEqual([]);
  });
}

for (const path of ['/documents/overview', '/documents/form', '/document-generator/print-run']) {
  test(`with a draft ${path}`, async ({ salesPage, language, baseURL }, info) => {
    const trouble = watch(salesPage, baseURL ?? '');
    await storeDraft(salesPage, ['/product/ww-200', '/product/k-330']);
    await inspect(salesPage, path, language, `draft-${name(path)}-${info.project.name}`);
    expect(trouble).toEqual([]);
  });
}

test('the form with messages', async ({ salesPage, texts, language, phone }, info) => {
  await storeDraft(salesPage, ['/product/ww-200', '/product/k-330']);
  await salesPage.goto('/documents/form');
  const { send, sendShort } = texts.documents.form;
  await salesPage.getByRole('button', { name: phone ? sendShort : send, exact: true }).click();
  await expect(salesPage.getByRole('alert').first()).toBeVisible();
  await hold(salesPage, language, `messages-documents-form-${info.project.name}`);
});

test('the registration with messages, and with its list of countries', async ({ page, texts, language }, info) => {
  const t = texts.registration;
  await page.addInitScript((l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })), language);
  await page.goto('/registration');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await hold(page, language, `messages-registration-${info.project.name}`);
  await page.getByRole('combobox', { name: t.countryId }).pressSequentially('an');
  await expect(page.getByRole('listbox')).toBeVisible();
  await hold(page, language, `countries-registration-${info.project.name}`, false);
});

test('the profile with messages, and its question', async ({ salesPage, texts, language }, info) => {
  const t = texts.profile;
  await salesPage.goto('/profile');
  await salesPage.getByRole('button', { name: t.password.save }).click();
  await expect(salesPage.getByRole('alert').first()).toBeVisible();
  await hold(salesPage, language, `messages-profile-${info.project.name}`);
  await salesPage.getByRole('button', { name: t.data.request }).click();
  await expect(salesPage.getByRole('dialog')).toBeVisible();
  await hold(salesPage, language, `question-profile-${info.project.name}`, false);
});

test('the wait screen', async ({ salesPage, language, baseURL }, info) => {
  const trouble = watch(salesPage, baseURL ?? '');
  // It goes on by itself after a while; here it stays to be looked at.
  await salesPage.addInitScript((redirect) => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === redirect ? 0 : later(run, ms))) as typeof window.setTimeout;
  }, PROCESSING_REDIRECT_MS);
  await inspect(salesPage, '/documents/processing', language, `in-documents-processing-${info.project.name}`);
  expect(new URL(salesPage.url()).pathname).toBe('/documents/processing');
  expect(trouble).toEqual([]);
});

test('what lies over a page: a message, the menu, the settings, a viewer', async ({ salesPage, texts, language }, info) => {
  const { menu, notifications, settings } = texts.shell;
  const dialogOf = (title: string) => salesPage.getByRole('dialog', { name: title });
  const screen = (of: string) => `over-${of}-${info.project.name}`;
  await salesPage.evaluate(
    (list) => localStorage.setItem('notifications', JSON.stringify({ state: { list }, version: 1 })),
    [{ id: 'a', icon: 'error', text: notifications.logoutFailed }],
  );
  await salesPage.goto('/product/ww-200');
  const toasts = salesPage.getByRole('region', { name: notifications.name });
  await expect(toasts.getByText(notifications.logoutFailed)).toBeVisible();
  await hold(salesPage, language, screen('toast'), false);
  await toasts.getByRole('button', { name: notifications.close }).click();
  await salesPage.getByRole('button', { name: menu.open }).click();
  await expect(dialogOf(menu.name).getByRole('link').first()).toBeVisible();
  await hold(salesPage, language, screen('menu'), false);
  await salesPage.getByRole('button', { name: menu.settings }).click();
  await expect(dialogOf(settings.title)).toBeVisible();
  await hold(salesPage, language, screen('settings'), false);
  await salesPage.getByRole('button', { name: settings.close }).click();
  await expect(dialogOf(settings.title)).toBeHidden();
  if (await dialogOf(menu.name).isVisible()) await salesPage.getByRole('button', { name: menu.close }).click();
  await salesPage.locator('#advantages [aria-haspopup=dialog]').first().click();
  const viewer = salesPage.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: named(texts.products.viewer.close) })).toBeVisible();
  await hold(salesPage, language, screen('viewer'), false);
});
