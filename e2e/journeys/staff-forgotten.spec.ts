import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type AdminLanguage, adminPage, callContent } from './admin.ts';
import { expect, mailsTo, STAFF, test } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';
import { totp } from './totp.ts';

test.setTimeout(120_000);

const FRESH = 'Neun Kutter im Nebel';

const WORDS = {
  de: {
    locale: 'de-DE',
    forgotten: 'Passwort vergessen?',
    send: 'Link anfordern',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    subject: 'Ihr neues Passwort für die Verwaltung',
    passwordLabel: 'Neues Passwort',
    again: 'Neues Passwort wiederholen',
    set: 'Passwort setzen',
    done: 'Ihr Passwort ist gesetzt',
    logIn: 'Zur Anmeldung',
    ended: /Dieser Link gilt nicht mehr/,
  },
  en: {
    locale: 'en-GB',
    forgotten: 'Forgot password?',
    send: 'Send me a link',
    sent: 'Please check your inbox',
    subject: 'Your new password for the admin',
    passwordLabel: 'New password',
    again: 'Repeat the new password',
    set: 'Set password',
    done: 'Your password is set',
    logIn: 'To the log-in',
    ended: /This link is no longer valid/,
  },
} as const;

async function setBy(page: Page, language: AdminLanguage, link: string): Promise<void> {
  const words = WORDS[language];
  await page.goto(link);
  await page.getByLabel(words.passwordLabel, { exact: true }).fill(FRESH);
  await page.getByLabel(words.again).fill(FRESH);
  expect(new URL(page.url()).hash, 'the code is not left in the address').toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.set }).click();
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** One journey in German on a desk, one in English on a phone: what they look at is the same. */
for (const [language, width] of [
  ['de', 1440],
  ['en', 390],
] as const) {
  const words = WORDS[language];

  test(`a member of staff who forgot the password sets another by mail, and is asked for the second factor (${language}, ${width} px)`, async ({
    browser,
    origin,
  }) => {
    const email = `vergesslich-${randomUUID()}@vitrine.example`;
    const administrator = await adminPage(browser, origin, language);
    const account = { email, password: 'Rübenkraut und 7 Kessel' };
    const { doc } = await callContent(administrator, origin, 'POST', '/staff', {
      ...account,
      name: 'Vergesslich',
      roles: ['editor'],
      presentPassword: STAFF.password,
    });
    const member = await adminPage(browser, origin, language, account);
    const { ticket, secret } = await callContent(member, origin, 'POST', '/staff/security/begin', {});
    const enrol = { password: account.password, ticket, code: totp(secret) };
    await callContent(member, origin, 'POST', '/staff/security/enrol', enrol);

    const page = await browser.newPage({
      baseURL: origin,
      locale: words.locale,
      viewport: { width, height: 844 },
      extraHTTPHeaders: ownNetwork(),
    });
    await page.goto('/admin/login');
    await page.getByRole('link', { name: words.forgotten }).click();
    await expect(page.getByRole('button', { name: words.send })).toBeVisible();
    await page.locator('[name=email]').fill(email);
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();

    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain(words.subject);
    const mail = (await mailsTo(email)).find(({ subject }) => subject === words.subject);
    const link = /\/admin\/reset#[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto('/mailbox');
    await expect(page.getByText(words.subject).first()).toBeVisible();

    await setBy(page, language, link);
    await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
    expect(await fits(page)).toBe(true);
    await page.getByRole('link', { name: words.logIn }).click();
    await expect(page.locator('[name=password]')).toHaveCount(1);
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(FRESH);
    await page.locator('[type=submit]').click();
    await page.locator('[name=code]').fill(totp(secret, 1));
    await page.locator('[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/admin');

    await member.goto('/admin/account');
    await member.waitForURL((url) => url.pathname === '/admin/login');
    await setBy(member, language, link);
    await expect(member.getByRole('alert').filter({ hasText: words.ended })).toBeVisible();

    await callContent(administrator, origin, 'DELETE', `/staff/${doc.id}`);
    for (const one of [administrator, member, page]) await one.context().close();
  });
}
