import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';
import { newCustomer, newPerson } from './people.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const DONE = { status: 200, contentType: 'application/vnd.api+json', body: '{"data":{"success":true}}' };
/** A link that is made up passes for one that holds. */
const takeLink = (page: Page) => page.route('**/api/v1/auth/password-reset/check', (route) => route.fulfill(DONE));

test('an empty or impossible address is said here, and nothing is sent', async ({ visitorPage: page, texts }) => {
  const { fields, password: t } = texts;
  let calls = 0;
  page.on('request', (request) => void (request.url().endsWith('/auth/password-reset') && calls++));
  await page.goto('/forgot-password');
  const email = page.getByLabel(t.forgot.email);
  await page.getByRole('button', { name: t.forgot.submit }).click();
  await expect(email).toHaveAccessibleDescription(fields.fieldCannotBeEmpty);
  await expect(email).toBeFocused();
  await email.fill('karin@fleischwerk');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(fields.noValidEmail);
  await page.reload();
  await expect(email).toHaveValue('karin@fleischwerk');
  expect(calls).toBe(0);
});

test('a server that fails, has had too many or cannot be reached ends on the same page', async ({ visitorPage: page, texts }) => {
  const { password: t } = texts;
  let answer: { status: number } | null = null;
  await page.route('**/api/v1/auth/password-reset', (route) => (answer ? route.fulfill(answer) : route.abort()));
  for (answer of [{ status: 500 }, { status: 429 }, null]) {
    await page.goto('/forgot-password');
    await page.getByLabel(t.forgot.email).fill('niemand@fleischwerk.example');
    await page.getByRole('button', { name: t.forgot.submit }).click();
    await at(page, '/forgot-password-email-sent');
  }
});

test('the redirect query is followed within the app only', async ({ visitorPage: page, texts, origin }) => {
  const { password: t } = texts;
  const { password } = newPerson();
  const hosts = new Set<string>();
  page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin));
  await page.route('**/api/v1/auth/password-reset/set-password', (route) => route.fulfill(DONE));
  await takeLink(page);
  for (const [redirect, path] of [
    ['/product/ww-200', '/login'],
    ['https://evil.example/x', '/'],
    ['//evil.example/x', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    await page.goto(`/forgot-password/${'c'.repeat(43)}?id=some-id&redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('textbox', { name: t.reset.newPassword, exact: true }).fill(password);
    await page.getByRole('textbox', { name: t.reset.newPassword_confirmation }).fill(password);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await at(page, path);
  }
  expect([...hosts]).toEqual([origin]);
});

test('everything that is wrong with the new password is listed under it', async ({ visitorPage: page, texts }) => {
  const { accounts, password: t } = texts;
  const { password } = newPerson();
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
  await takeLink(page);
  await page.goto(`/forgot-password/${'c'.repeat(43)}?id=some-id`);
  const [first, second] = [
    page.getByRole('textbox', { name: t.reset.newPassword, exact: true }),
    page.getByRole('textbox', { name: t.reset.newPassword_confirmation }),
  ];
  await first.fill(password);
  await second.fill(password);
  await page.getByRole('button', { name: t.reset.submit }).click();
  await expect(first).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordCommon));
  await expect(first).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordPersonal));
  await expect(second).toHaveAccessibleDescription(accounts.fieldErrors.passwordsDiffer);
  await expect(first).toBeFocused();
});

test('a page without a code, or without an id, offers a new link', async ({ visitorPage: page, texts }) => {
  for (const path of ['/forgot-password/code?id=1', `/forgot-password/${'c'.repeat(43)}`]) {
    await page.goto(path);
    await expect(page.getByText(texts.password.reset.expired)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a link that was damaged is over, and asks nothing', async ({ visitorPage: page, texts }) => {
  let calls = 0;
  page.on('request', (request) => void (request.url().endsWith('/auth/password-reset/check') && calls++));
  for (const path of [
    `/forgot-password/${'c'.repeat(201)}?id=some-id`,
    `/forgot-password/${'c'.repeat(43)}?id=${'i'.repeat(101)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: texts.password.reset.expired })).toBeFocused();
  }
  expect(calls).toBe(0);
});

test('a link that does not hold says so as it opens; where the server cannot tell, the form does', async ({
  visitorPage: page,
  texts,
}) => {
  const { password: t } = texts;
  const { password } = newPerson();
  const link = `/forgot-password/${'c'.repeat(43)}?id=some-id`;
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: t.reset.expired })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.route('**/api/v1/auth/password-reset/check', (route) => route.abort());
  await page.goto(link);
  const [first, second] = [
    page.getByRole('textbox', { name: t.reset.newPassword, exact: true }),
    page.getByRole('textbox', { name: t.reset.newPassword_confirmation }),
  ];
  await first.fill(password);
  await second.fill(password);
  await page.getByRole('button', { name: t.reset.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.reset.expired })).toBeFocused();
});

test('too many wrong passwords: the log-in says how long to wait', async ({ visitorPage: page, texts, language, origin }) => {
  const { login } = texts;
  const person = await newCustomer(origin, language);
  const network = ownNetwork();
  await page.setExtraHTTPHeaders(network);
  await page.goto('/login');
  await page.getByLabel(login.email).fill(person.email);
  // Those that need not wait yet, without the page.
  const data = { credentials: { username: person.email, password: 'falsch-falsch-falsch' } };
  for (let tries = 0; tries < 5; tries++) {
    const answer = await page.request.post('/api/v1/auth/login', { data, headers: { ...network, 'X-Site-Language': language } });
    expect(answer.status()).toBe(401);
  }
  const { waitSeconds_one: one, waitSeconds_other: other } = login;
  const wait = new RegExp([one, other].map((sentence) => sentence.replace('{{count}}', '\\d+')).join('|'));
  await expect(async () => {
    await page.getByLabel(login.password, { exact: true }).fill('falsch-falsch-falsch');
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(wait, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByLabel(login.email)).toHaveValue(person.email);
});
