import type { Page } from '@playwright/test';
import { expect, mailsTo, plain, test } from './fixtures.ts';
import { tabTo } from './focus-walk.ts';
import { goOn, mailedLink, newCustomer } from './people.ts';
import { storeSession, tokensFor } from './session.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test('a forgotten password: from the log-in to the log-in with a new one', async ({
  visitorPage: page,
  browser,
  origin,
  texts,
  language,
}) => {
  test.setTimeout(150_000);
  const { accounts, login, password: t } = texts;
  const person = await newCustomer(origin, language);
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
    // Asked for in this tab: a password manager is told whose it is.
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue(person.email);
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
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(person.email);
  });
  await test.step('elsewhere the session is over', async () => {
    await goOn(elsewhere);
    await at(elsewhere, '/login');
    await elsewhere.close();
  });
  await test.step('the link serves once', async () => {
    await page.goto(link);
    await expect(field(t.reset.newPassword)).toBeVisible();
    await expect(page.locator('form input[autocomplete=username]')).toHaveCount(0);
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

test('a new password by keyboard alone @desk', async ({ visitorPage: page, origin, texts, language }) => {
  test.setTimeout(120_000);
  const { login, password: t } = texts;
  const person = await newCustomer(origin, language, 'Tasta');
  const fresh = `Neun Kutter ${person.email.slice(6, 14)}`;
  const exactly = (text: string) => new RegExp(`^${plain(text)}$`);
  await page.goto('/login');
  await tabTo(page, exactly(login.forgot));
  await page.keyboard.press('Enter');
  await at(page, '/forgot-password');
  await tabTo(page, exactly(t.forgot.email));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await at(page, '/forgot-password-email-sent');
  await page.goto(await mailedLink(person.email, 'forgot-password'));
  await tabTo(page, exactly(t.reset.newPassword));
  await page.keyboard.type(fresh);
  await tabTo(page, exactly(t.reset.newPassword_confirmation));
  await page.keyboard.type(fresh);
  await tabTo(page, exactly(t.reset.submit));
  await page.keyboard.press('Enter');
  await at(page, '/password-reset-success');
});
