import type { Page } from '@playwright/test';
import { expect, mailsTo, test } from './fixtures.ts';
import { goOn, mailedLink, newCustomer, ownNetwork, type Person } from './people.ts';
import { storeSession, tokensFor } from './session.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test.beforeEach(async ({ page, language }) => {
  await page.setExtraHTTPHeaders(ownNetwork());
  await page.addInitScript((l) => {
    if (!localStorage.getItem('base')) localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 }));
  }, language);
});

test('a forgotten password: from the log-in to the log-in with a new one', async ({ page, browser, origin, texts, language }) => {
  test.setTimeout(150_000);
  const { accounts, login, password: t } = texts;
  const person = await newCustomer(browser, origin, language);
  const fresh = `Neun Kutter ${person.email.slice(6, 14)}`;
  const logIn = async (password: string) => {
    await page.goto('/login');
    await page.getByLabel(login.email).fill(person.email);
    await page.getByLabel(login.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
  };
  // Somewhere else the person is logged in.
  const elsewhere = await browser.newPage({ baseURL: origin });
  const { token, refreshToken } = await tokensFor(origin, person);
  await storeSession(elsewhere, language, token, refreshToken);
  await elsewhere.goto('/product/ww-200');
  await expect(elsewhere.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');

  await test.step('ask for a link', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: login.forgot }).click();
    await at(page, '/forgot-password');
    await page.getByLabel(t.forgot.email).fill(person.email);
    await page.getByRole('button', { name: t.forgot.submit }).click();
    await at(page, '/forgot-password-email-sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
  });
  const link = await mailedLink(person.email, 'forgot-password');
  const code = new URL(link).pathname.split('/').at(-1) ?? '';
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await test.step('what is wrong stands at its field; a reload keeps the code, the address never shows it', async () => {
    await page.goto(link);
    await expect(field(t.reset.newPassword)).toBeVisible();
    expect(page.url()).not.toContain(code);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expect(field(t.reset.newPassword)).toBeFocused();
    await field(t.reset.newPassword).fill('Passwort1234567');
    await field(t.reset.newPassword_confirmation).fill('Passwort1234567');
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expect(field(t.reset.newPassword)).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordCommon));
    await page.reload();
    await expect(field(t.reset.newPassword)).toHaveValue('');
    expect(page.url()).not.toContain(code);
  });
  await test.step('set it', async () => {
    await field(t.reset.newPassword).fill(fresh);
    await field(t.reset.newPassword_confirmation).fill(fresh);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await at(page, '/password-reset-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success.title);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);
  });
  await test.step('elsewhere the session is over', async () => {
    await goOn(elsewhere);
    await at(elsewhere, '/login');
    await elsewhere.close();
  });
  await test.step('the link serves once', async () => {
    await page.goto(link);
    await field(t.reset.newPassword).fill(`${fresh}!`);
    await field(t.reset.newPassword_confirmation).fill(`${fresh}!`);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expect(page.getByText(t.reset.expired)).toBeVisible();
    await page.getByRole('link', { name: t.reset.newLink }).click();
    await at(page, '/forgot-password');
  });
  await test.step('the old password is refused, the new one logs in; a mail tells of the change', async () => {
    await logIn(person.password);
    await expect(page.getByRole('alert')).toBeVisible();
    await logIn(fresh);
    await at(page, '/');
    await expect(page.getByRole('button', { name: texts.shell.menu.open })).toBeVisible();
    const subjects = async () => (await mailsTo(person.email)).map((mail) => mail.subject ?? '').join(' | ');
    await expect.poll(subjects, { timeout: 30_000 }).toMatch(language === 'de' ? /Passwort.*geändert/ : /password.*changed/i);
  });
});

test.describe('a new password @desk', () => {
  let person: Person;
  test.beforeAll(async ({ browser, baseURL }) => {
    person = await newCustomer(browser, baseURL ?? '', 'de');
  });

  test('an empty or impossible address is said here, and nothing is sent', async ({ page, texts }) => {
    const { common, password: t } = texts;
    let calls = 0;
    page.on('request', (request) => void (request.url().endsWith('/auth/password-reset') && calls++));
    await page.goto('/forgot-password');
    const email = page.getByLabel(t.forgot.email);
    await page.getByRole('button', { name: t.forgot.submit }).click();
    await expect(email).toHaveAccessibleDescription(common.fieldErrors.fieldCannotBeEmpty);
    await expect(email).toBeFocused();
    await email.fill('karin@fleischwerk');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(common.fieldErrors.noValidEmail);
    await page.reload();
    await expect(email).toHaveValue('karin@fleischwerk');
    expect(calls).toBe(0);
  });

  for (const [what, answer] of [
    ['fails', { status: 500 }],
    ['has had too many', { status: 429 }],
    ['cannot be reached', null],
  ] as const) {
    test(`a server that ${what} ends on the same page`, async ({ page, texts }) => {
      const { password: t } = texts;
      await page.route('**/api/v1/auth/password-reset', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/forgot-password');
      await page.getByLabel(t.forgot.email).fill('niemand@fleischwerk.example');
      await page.getByRole('button', { name: t.forgot.submit }).click();
      await at(page, '/forgot-password-email-sent');
    });
  }

  test('the redirect query is followed within the app only', async ({ page, texts, origin }) => {
    const { password: t } = texts;
    const hosts = new Set<string>();
    page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin));
    await page.route('**/api/v1/auth/password-reset/set-password', (route) =>
      route.fulfill({ status: 200, contentType: 'application/vnd.api+json', body: '{"data":{"success":true}}' }),
    );
    for (const [redirect, path] of [
      ['/product/ww-200', '/login'],
      ['https://evil.example/x', '/'],
      ['//evil.example/x', '/'],
      ['javascript:alert(1)', '/'],
    ] as const) {
      await page.goto(`/forgot-password/${'c'.repeat(43)}?id=some-id&redirect=${encodeURIComponent(redirect)}`);
      await page.getByRole('textbox', { name: t.reset.newPassword, exact: true }).fill(person.password);
      await page.getByRole('textbox', { name: t.reset.newPassword_confirmation }).fill(person.password);
      await page.getByRole('button', { name: t.reset.submit }).click();
      await at(page, path);
    }
    expect([...hosts]).toEqual([origin]);
  });

  test('everything that is wrong with the new password is listed under it', async ({ page, texts }) => {
    const { accounts, password: t } = texts;
    const error = (pointer: string, code: string) => ({ status: '422', code, title: code, detail: 'x', source: { pointer } });
    await page.route('**/api/v1/auth/password-reset/set-password', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/vnd.api+json',
        body: JSON.stringify({
          errors: [
            error('newPassword', 'passwordCommon'),
            error('newPassword', 'passwordPersonal'),
            error('newPassword_confirmation', 'passwordsDiffer'),
          ],
        }),
      }),
    );
    await page.goto(`/forgot-password/${'c'.repeat(43)}?id=some-id`);
    const [first, second] = [
      page.getByRole('textbox', { name: t.reset.newPassword, exact: true }),
      page.getByRole('textbox', { name: t.reset.newPassword_confirmation }),
    ];
    await first.fill(person.password);
    await second.fill(person.password);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expect(first).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordCommon));
    await expect(first).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordPersonal));
    await expect(second).toHaveAccessibleDescription(accounts.fieldErrors.passwordsDiffer);
    await expect(first).toBeFocused();
  });

  test('a page without a code, or without an id, offers a new link', async ({ page, texts }) => {
    for (const path of ['/forgot-password/code?id=1', `/forgot-password/${'c'.repeat(43)}`]) {
      await page.goto(path);
      await expect(page.getByText(texts.password.reset.expired)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('too many wrong passwords: the log-in says how long to wait', async ({ page, texts }) => {
    const { login } = texts;
    await page.goto('/login');
    await page.getByLabel(login.email).fill(person.email);
    const wait = new RegExp(login.waitSeconds_other.replace('{{count}}', '\\d+'));
    await expect(async () => {
      await page.getByLabel(login.password, { exact: true }).fill('falsch-falsch-falsch');
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(wait, { timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    await expect(page.getByLabel(login.email)).toHaveValue(person.email);
  });
});
