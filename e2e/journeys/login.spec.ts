import { randomUUID } from 'node:crypto';
import { LONG_TERM_SESSION_SECONDS, SESSION_IDLE_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import { loginAnswer } from '@vitrine/contract/auth.ts';
import { sessionsAnswer } from '@vitrine/contract/my-data.ts';
import { DESK } from '../browser.ts';
import { expect, SALES, test } from './fixtures.ts';
import { pretendApp } from './main-process.ts';

test('the log-in leads back to the page that was wanted, in the language chosen at the log-in', async ({
  visitorPage: page,
  language,
  texts,
  otherTexts: chosen,
}) => {
  const target = '/product/ww-200?x=1#technicalData';
  await page.goto(target);
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(target);
  await page.getByLabel(texts.login.language).selectOption(language === 'de' ? 'en' : 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen.login.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'de' ? 'en' : 'de');
  await page.getByLabel(chosen.login.email).fill(SALES.email);
  await page.getByLabel(chosen.login.password, { exact: true }).fill(SALES.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/product/ww-200');
  expect(page.url().endsWith(target)).toBe(true);
  await expect(page.getByRole('heading', { name: chosen.products.technicalData.headline })).toBeInViewport();
});

test('the log-in fits into the window of a desk', async ({ visitorPage: page, texts }) => {
  await page.setViewportSize(DESK.viewport);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.title);
  const tooLong = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(tooLong).toBe(0);
});

for (const [where, isTauri] of [
  ['the desktop app', true],
  ['a browser', false],
] as const) {
  test(`a log-in in ${where} is over after ${isTauri ? '30 days' : '4 hours without use'}`, async ({
    visitorPage: page,
    texts,
    origin,
  }) => {
    if (isTauri) await pretendApp(page, origin);
    await page.goto(isTauri ? '/#/login' : '/login');
    await page.getByLabel(texts.login.email).fill(SALES.email);
    await page.getByLabel(texts.login.password, { exact: true }).fill(SALES.password);
    const answered = page.waitForResponse('**/api/v1/auth/login');
    await page.keyboard.press('Enter');
    const sent = new URLSearchParams((await answered).request().postData() ?? '');
    expect(sent.get('longTermLogin')).toBe(isTauri ? '1' : null);
    const { token } = loginAnswer.parse(await (await answered).json()).data.attributes;
    const list = await fetch(`${origin}/api/v1/auth/sessions`, { headers: { Authorization: `Bearer ${token}` } });
    const current = sessionsAnswer.parse(await list.json()).data.find(({ isCurrent }) => isCurrent);
    const seconds = (Date.parse(current?.expiresAt ?? '') - Date.parse(current?.startedAt ?? '')) / 1000;
    expect(seconds).toBeCloseTo(isTauri ? LONG_TERM_SESSION_SECONDS : SESSION_IDLE_SECONDS, -1);
  });
}

test('a refused log-in marks both fields and keeps the e-mail', async ({ visitorPage: page, texts }) => {
  const { login } = texts;
  const address = `niemand.${randomUUID()}@vitrine.example`;
  await page.goto('/login');
  const [email, password] = [page.getByLabel(login.email), page.getByLabel(login.password, { exact: true })];
  await email.fill(address);
  await password.fill('falsch-falsch');
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/.{20,}/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue(address);
  await expect(email).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/login');
  await email.press('End');
  await email.press('Backspace');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
});

test('a log-in without address or password says what is missing, and is not sent', async ({ visitorPage: page, texts }) => {
  const { login, fields } = texts;
  const missing = fields.fieldCannotBeEmpty;
  let calls = 0;
  page.on('request', (request) => void (request.url().endsWith('/auth/login') && calls++));
  await page.goto('/login');
  const [email, password] = [page.getByLabel(login.email), page.getByLabel(login.password, { exact: true })];
  const submit = page.getByRole('button', { name: login.submit, exact: true });
  await submit.click();
  for (const field of [email, password]) await expect(field).toHaveAccessibleDescription(missing);
  await expect(email).toBeFocused();
  await email.fill(SALES.email);
  await submit.click();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(missing);
  await expect(password).toBeFocused();
  expect(calls).toBe(0);
});

test('without a connection the login says so', async ({ visitorPage: page, context, texts }) => {
  await page.goto('/login');
  await page.getByLabel(texts.login.email).fill(SALES.email);
  await page.getByLabel(texts.login.password, { exact: true }).fill(SALES.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.login.submit, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.login.network })).toBeVisible();
});

test('a redirect to another host stays here', async ({ visitorPage: page, texts, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin));
  // Other ways to write one are in guard.test.ts of the app.
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel(texts.login.email).fill(SALES.email);
  await page.getByLabel(texts.login.password, { exact: true }).fill(SALES.password);
  await page.getByRole('button', { name: texts.login.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner')).toBeVisible();
  expect([...hosts]).toEqual([baseURL]);
});

test('a person who is logged in does not see the log-in', async ({ salesPage: page, baseURL }) => {
  for (const path of ['/login', '/login?redirect=https%3A%2F%2Fevil.example']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
    expect(page.url()).toBe(`${baseURL}/`);
  }
});
