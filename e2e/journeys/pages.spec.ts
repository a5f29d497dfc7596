import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PROCESSING_REDIRECT_MS } from '@vitrine/contract/documents.ts';
import { PHONE } from '../browser.ts';
import { recipient, storeDraft } from './draft.ts';
import { expectFits } from './fits.ts';
import { test as base, expect, named } from './fixtures.ts';
import { hold, watch } from './hold.ts';
import { settled } from './settled.ts';

/** Pages of accounts are held by the journeys that go through them: registration, password, profile. */
const PUBLIC = ['/', '/registration-error', '/privacy', '/there-is-no-such-page'];
const INSIDE = [
  '/',
  '/product/ww-200',
  '/product/k-330',
  '/product/wm-600',
  '/product/gs-620',
  '/content-page/ueber-uns',
  '/content-page/service',
  '/content-page/hygiene',
  '/content-page/faq',
  '/content-page/mediathek',
  '/content-page/standorte',
  '/content-page/impressum',
  '/product-overview/woelfe',
  '/product-overview/mischer',
  '/product-overview/gefrierfleischschneider',
  '/documents/overview',
  '/documents/form',
  '/document-generator/cover-sheet',
  '/document-generator/last-sheet',
  '/privacy',
  '/there-is-no-such-page',
];

/** Holds what is on show, by a name and the project's. */
type HoldPage = (page: Page, screen: string) => Promise<void>;

const test = base.extend<{ holdPage: HoldPage }>({
  // German on a phone is about its long words: axe looks at the English one, and in `npm run test:long` at each kind of page.
  holdPage: async ({ language, phone }, use, info) =>
    use((page, screen) => hold(page, language, `${screen}-${info.project.name}`, { axe: !(phone && language === 'de') })),
});

/** These look at a German page at the width of a phone too, so that the German phone need not load it again (playwright.config.ts). */
const AT_BOTH_WIDTHS = { tag: '@both-widths' };

async function inspect(page: Page, path: string, screen: string, holdPage: HoldPage) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await holdPage(page, screen);
  await page.setViewportSize(PHONE.viewport);
  await settled(page);
  await expectFits(page, `${screen} as narrow as a phone`);
}

const name = (path: string) => (path === '/' ? 'root' : path.slice(1).replaceAll(/[/?=]/g, '-'));

for (const path of PUBLIC) {
  test(`logged out ${path}`, AT_BOTH_WIDTHS, async ({ page, language, baseURL, holdPage }) => {
    const trouble = watch(page, baseURL ?? '');
    await page.addInitScript(
      (l) => localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 })),
      language,
    );
    await inspect(page, path, `out-${name(path)}`, holdPage);
    expect(trouble).toEqual([]);
  });
}

for (const path of INSIDE) {
  test(`logged in ${path}`, AT_BOTH_WIDTHS, async ({ salesPage, baseURL, holdPage }) => {
    const trouble = watch(salesPage, baseURL ?? '');
    await inspect(salesPage, path, `in-${name(path)}`, holdPage);
    expect(trouble).toEqual([]);
  });
}

for (const path of ['/documents/overview', '/documents/form', '/document-generator/print-run']) {
  test(`with a draft ${path}`, AT_BOTH_WIDTHS, async ({ salesPage, baseURL, holdPage }) => {
    const trouble = watch(salesPage, baseURL ?? '');
    await storeDraft(salesPage, ['/product/ww-200', '/product/k-330']);
    await inspect(salesPage, path, `draft-${name(path)}`, holdPage);
    expect(trouble).toEqual([]);
  });
}

test('the login with a refusal', async ({ visitorPage, texts, holdPage }) => {
  const { email, password, submit } = texts.login;
  await visitorPage.goto('/login');
  await visitorPage.getByLabel(email).fill(`nobody.${randomUUID()}@vitrine.example`);
  await visitorPage.getByLabel(password, { exact: true }).fill('wrong, and long enough');
  await visitorPage.getByRole('button', { name: submit, exact: true }).click();
  await expect(visitorPage.getByRole('alert')).toBeVisible();
  await holdPage(visitorPage, 'messages-login');
});

test('the form with messages', async ({ salesPage, texts, phone, holdPage }) => {
  await storeDraft(salesPage, ['/product/ww-200', '/product/k-330']);
  await salesPage.goto('/documents/form');
  const { send, sendShort } = texts.documents.form;
  await salesPage.getByRole('button', { name: phone ? sendShort : send, exact: true }).click();
  await expect(salesPage.getByRole('alert').first()).toBeVisible();
  await holdPage(salesPage, 'messages-documents-form');
});

test('the wait screen', async ({ salesPage, texts, phone, baseURL, holdPage }) => {
  const trouble = watch(salesPage, baseURL ?? '');
  // It goes on by itself after a while; here it stays to be looked at.
  await salesPage.addInitScript((redirect) => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === redirect ? 0 : later(run, ms))) as typeof window.setTimeout;
  }, PROCESSING_REDIRECT_MS);
  await salesPage.route('**/document-generator/register', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data":{"hash":"a-hash"}}' }),
  );
  await salesPage.route('**/document-generator/status/*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{"data":{"status":"pending","step":"render","attempts":0,"nextAttemptAt":null,"pages":null}}',
    }),
  );
  await storeDraft(salesPage, ['/product/ww-200'], recipient('karin.petersen@kunde.example'));
  await salesPage.goto('/documents/form');
  const { send, sendShort } = texts.documents.form;
  await salesPage.getByRole('button', { name: phone ? sendShort : send, exact: true }).click();
  await expect(salesPage.getByRole('heading', { level: 1 })).toHaveText(named(texts.documents.processing.title));
  await holdPage(salesPage, 'in-documents-processing');
  expect(new URL(salesPage.url()).pathname).toBe('/documents/processing');
  expect(trouble).toEqual([]);
});

test('what lies over a page: a message, the menu, the settings, a viewer', async ({ salesPage, texts, holdPage }) => {
  const { menu, notifications, settings } = texts.shell;
  const dialogOf = (title: string) => salesPage.getByRole('dialog', { name: title });
  await salesPage.evaluate(
    (list) => localStorage.setItem('notifications', JSON.stringify({ state: { list }, version: 1 })),
    [{ id: 'a', icon: 'error', text: notifications.logoutFailed }],
  );
  await salesPage.goto('/product/ww-200');
  const toasts = salesPage.getByRole('region', { name: notifications.name });
  await expect(toasts.getByText(notifications.logoutFailed)).toBeVisible();
  await holdPage(salesPage, 'over-toast');
  await toasts.getByRole('button', { name: notifications.close }).click();
  await salesPage.getByRole('button', { name: menu.open }).click();
  await expect(dialogOf(menu.name).getByRole('link').first()).toBeVisible();
  await holdPage(salesPage, 'over-menu');
  await salesPage.getByRole('button', { name: menu.settings }).click();
  await expect(dialogOf(settings.title)).toBeVisible();
  await holdPage(salesPage, 'over-settings');
  await salesPage.getByRole('button', { name: settings.close }).click();
  await expect(dialogOf(settings.title)).toBeHidden();
  // The menu may be open behind them.
  await expect(async () => {
    if (await dialogOf(menu.name).isVisible()) await salesPage.getByRole('button', { name: menu.close }).click({ timeout: 2000 });
    await expect(dialogOf(menu.name)).toBeHidden({ timeout: 2000 });
  }).toPass();
  await salesPage.locator('#advantages [aria-haspopup=dialog]').first().click();
  const viewer = salesPage.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: named(texts.products.viewer.close) })).toBeVisible();
  await holdPage(salesPage, 'over-viewer');
});
