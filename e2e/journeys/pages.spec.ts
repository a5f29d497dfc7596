import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PROCESSING_REDIRECT_MS } from '@vitrine/contract/documents.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { DESK, PHONE } from '../browser.ts';
import { DESK_DE, DESK_EN } from '../projects.ts';
import { recipient, storeDraft } from './draft.ts';
import {
  CATALOGUE_PAGES,
  COMPARED,
  DRAFT_PAGES,
  firstPdf,
  MORE_CATALOGUE_PAGES,
  NOWHERE,
  SHEETS,
  shellRoutes,
} from './every-route.ts';
import { expectFits } from './fits.ts';
import { test as base, expect, named, plain, SALES } from './fixtures.ts';
import { expectStill } from './layout-shift.ts';
import { sharedToken } from './session.ts';
import { settled } from './settled.ts';
import { expectSound, type SoundOptions, watch } from './sound.ts';

/** Checks what is on show, by a name and the project's, and that it fits a window of the other size, which it keeps. */
type ExpectSoundPage = (page: Page, screen: string, options?: SoundOptions) => Promise<void>;

interface Fixtures {
  expectSoundPage: ExpectSoundPage;
  /** In the language that the project does not have. */
  inOtherLanguage: boolean;
}

const test = base.extend<Fixtures>({
  inOtherLanguage: [false, { option: true }],
  locale: async ({ locale, inOtherLanguage }, use) =>
    use(inOtherLanguage ? (locale?.startsWith('en') ? DESK_DE : DESK_EN).locale : locale),
  expectSoundPage: async ({ language, phone }, use, info) =>
    use(async (page, screen, options) => {
      await expectSound(page, language, `${screen}-${info.project.name}`, options);
      await page.setViewportSize((phone ? DESK : PHONE).viewport);
      await settled(page);
      await expectFits(page, `${screen} in a window of the other size`);
    }),
});

const name = (path: string) => (path === '/' ? 'root' : path.slice(1).replaceAll(/[/?=,]/g, '-'));

/**
 * Each page is checked once: on a desk or on a phone, in German or in English, those of a kind in turns through all four.
 * `npm run test:long` checks all of them in both languages at every size (e2e/long).
 */
function inTurns(paths: readonly string[], testPage: (path: string, details: { tag: string }) => void): void {
  for (const [index, path] of paths.entries()) {
    test.describe(() => {
      test.use({ inOtherLanguage: index % 4 > 1 });
      testPage(path, { tag: index % 2 ? '@phone' : '@desk' });
    });
  }
}

/** Codes of some addresses are none, so that the server refuses them. */
const NO_SUCH = /status of 4(00|01|04|22)/;
const refused = (path: string) => (path.includes('no-such-code') ? NO_SUCH : undefined);

inTurns([...shellRoutes((needsLogin) => !needsLogin), NOWHERE], (path, size) => {
  test(`${path} has no fault before the log-in`, size, async ({ visitorPage: page, origin, expectSoundPage }) => {
    const trouble = watch(page, origin, refused(path));
    await page.goto(path);
    await expectStill(page, path);
    await expectSoundPage(page, `out-${name(path)}`);
    expect(trouble).toEqual([]);
  });
});

const SHELL = ['/', ROUTES.privacy.path, ...shellRoutes((needsLogin) => needsLogin), ...SHEETS, COMPARED, NOWHERE];
/** Pages whose window is called otherwise than their heading: home has a slogan there, sheets are a preview of paper. */
const OTHERWISE_CALLED: readonly string[] = [
  '/',
  ROUTES.compare.path,
  COMPARED,
  NOWHERE,
  ...SHEETS,
  ...CATALOGUE_PAGES.filter((path) => path.startsWith('/comparison/')),
];
inTurns([...SHELL, ...CATALOGUE_PAGES], (path, size) => {
  test(`${path} has no fault after the log-in`, size, async ({ salesPage: page, origin, expectSoundPage }) => {
    const trouble = watch(page, origin);
    await page.goto(path);
    await expectStill(page, path);
    if (!OTHERWISE_CALLED.includes(path)) {
      const heading = plain((await page.locator('h1').first().textContent()) ?? '');
      expect(heading).not.toBe('');
      const begins = async () => plain(await page.title()).startsWith(`${heading} · `);
      await expect.poll(begins, { message: `the window is called ${heading}` }).toBe(true);
    }
    await expectSoundPage(page, `in-${name(path)}`);
    expect(trouble).toEqual([]);
  });
});

const FURTHER = MORE_CATALOGUE_PAGES.filter((path) => !CATALOGUE_PAGES.includes(path));
for (const turn of [0, 1, 2, 3]) {
  test.describe(() => {
    test.use({ inOtherLanguage: turn > 1 });
    // Their layouts are those of the pages above; axe looks at them in e2e/long.
    test(`further pages of the catalogue have no fault, walk ${turn + 1}`, { tag: '@long' }, async ({
      salesPage: page,
      origin,
      viewport,
      expectSoundPage,
    }) => {
      test.slow();
      const trouble = watch(page, origin);
      for (const path of FURTHER.filter((_, index) => index % 4 === turn)) {
        if (viewport) await page.setViewportSize(viewport);
        await page.goto(path);
        await expectStill(page, path);
        await expectSoundPage(page, `in-${name(path)}`, { axe: false });
      }
      expect(trouble).toEqual([]);
    });
  });
}

test('a page that shows a PDF has no fault', { tag: '@desk' }, async ({ salesPage: page, origin, expectSoundPage }) => {
  const trouble = watch(page, origin);
  const path = await firstPdf(origin, await sharedToken(origin, SALES));
  await page.goto(path);
  await expectStill(page, path);
  await expectSoundPage(page, 'in-pdf');
  expect(trouble).toEqual([]);
});

for (const [index, path] of [...DRAFT_PAGES, ROUTES['print-run'].path].entries()) {
  test(`${path} has no fault with a draft`, { tag: index % 2 ? '@once-phone' : '@once-desk' }, async ({
    salesPage: page,
    origin,
    expectSoundPage,
  }) => {
    const trouble = watch(page, origin);
    await storeDraft(page, ['/product/ww-200', '/product/k-330']);
    await page.goto(path);
    await expectStill(page, path);
    await expectSoundPage(page, `draft-${name(path)}`);
    expect(trouble).toEqual([]);
  });
}

test('the log-in has no fault when it refuses a person', { tag: '@once-phone' }, async ({
  visitorPage,
  texts,
  expectSoundPage,
}) => {
  const { email, password, submit } = texts.login;
  await visitorPage.goto('/login');
  await visitorPage.getByLabel(email).fill(`nobody.${randomUUID()}@vitrine.example`);
  await visitorPage.getByLabel(password, { exact: true }).fill('wrong, and long enough');
  await visitorPage.getByRole('button', { name: submit, exact: true }).click();
  await expect(visitorPage.getByRole('alert')).toBeVisible();
  await expectSoundPage(visitorPage, 'messages-login');
});

test('the form of a document has no fault with its messages', { tag: '@once-phone' }, async ({
  salesPage,
  texts,
  phone,
  expectSoundPage,
}) => {
  await storeDraft(salesPage, ['/product/ww-200', '/product/k-330']);
  await salesPage.goto('/documents/form');
  const { send, sendShort } = texts.documents.form;
  await salesPage.getByRole('button', { name: phone ? sendShort : send, exact: true }).click();
  await expect(salesPage.getByRole('alert').first()).toBeVisible();
  await expectSoundPage(salesPage, 'messages-documents-form');
});

test('the screen that waits for a document has no fault', { tag: '@once-desk' }, async ({
  salesPage,
  texts,
  phone,
  baseURL,
  expectSoundPage,
}) => {
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
  await expectSoundPage(salesPage, 'in-documents-processing');
  expect(new URL(salesPage.url()).pathname).toBe('/documents/processing');
  expect(trouble).toEqual([]);
});

test(
  'a message, the menu, the settings and a viewer have no fault over a page',
  { tag: '@once-phone' },
  async ({ salesPage, texts, language }, info) => {
    const expectSoundScreen = (screen: string) => expectSound(salesPage, language, `${screen}-${info.project.name}`);
    const { menu, notifications, settings } = texts.shell;
    const dialogOf = (title: string) => salesPage.getByRole('dialog', { name: title });
    await salesPage.evaluate(
      (list) => localStorage.setItem('notifications', JSON.stringify({ state: { list }, version: 1 })),
      [{ id: 'a', icon: 'error', text: notifications.logoutFailed }],
    );
    await salesPage.goto('/product/ww-200');
    const toasts = salesPage.getByRole('region', { name: notifications.name });
    await expect(toasts.getByText(notifications.logoutFailed)).toBeVisible();
    await expectSoundScreen('over-toast');
    await toasts.getByRole('button', { name: notifications.close }).click();
    await salesPage.getByRole('button', { name: menu.open }).click();
    await expect(dialogOf(menu.name).getByRole('link').first()).toBeVisible();
    await expectSoundScreen('over-menu');
    await salesPage.getByRole('button', { name: menu.settings }).click();
    await expect(dialogOf(settings.title)).toBeVisible();
    await expectSoundScreen('over-settings');
    await salesPage.getByRole('button', { name: settings.close }).click();
    await expect(dialogOf(settings.title)).toBeHidden();
    // The menu may be open behind them.
    await expect(async () => {
      if (await dialogOf(menu.name).isVisible())
        await salesPage.getByRole('button', { name: menu.close }).click({ timeout: 2000 });
      await expect(dialogOf(menu.name)).toBeHidden({ timeout: 2000 });
    }).toPass();
    await salesPage.locator('#advantages [aria-haspopup=dialog]').first().click();
    const viewer = salesPage.getByRole('dialog');
    await expect(viewer.getByRole('button', { name: named(texts.common.close) })).toBeVisible();
    await expectSoundScreen('over-viewer');
  },
);
