import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type AdminLanguage, adminPage, callContent, deleteMember, onlyIn, untilLive } from './admin.ts';
import { expect, mailsTo, STAFF, test } from './fixtures.ts';
import { exactly, pressOn, typeInto } from './focus-walk.ts';
import { intercept } from './intercept.ts';
import { ownNetwork } from './own-network.ts';
import { enterCode, enterPassword } from './staff-hand.ts';
import { expectSoundForStaff, expectStaffProblem } from './staff-messages.ts';
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
    different: 'Die beiden Passwörter sind verschieden.',
    short: 'Das Passwort braucht 12 bis 128 Zeichen.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
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
    logIn: 'Back to log-in',
    ended: /This link is no longer valid/,
    different: 'The two passwords differ.',
    short: 'The password needs 12 to 128 characters.',
    failed: 'This did not work. Please try again in a moment.',
  },
} as const;

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect.poll(() => new URL(page.url()).hash, 'the code is not left in the address').toBe('');
}
async function setBy(page: Page, language: AdminLanguage, password: string, again = password): Promise<void> {
  const words = WORDS[language];
  await typeInto(page, exactly(words.passwordLabel), password);
  await typeInto(page, exactly(words.again), again);
  await pressOn(page, exactly(words.set));
}

/** By keyboard alone: one journey in German on a desk, one in English on a phone, in `npm run test:long`; each message is looked at on both. */
for (const [language, width] of [
  ['de', 1440],
  ['en', 390],
] as const) {
  const words = WORDS[language];

  test(`a member of staff who forgot the password sets another by mail, and is asked for the second factor (${language}, ${width} px)${onlyIn('de', language)}`, async ({
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
      currentPassword: STAFF.password,
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
    const [address, passwordField] = [page.locator('[name=email]'), page.getByLabel(words.passwordLabel, { exact: true })];
    await page.goto('/admin/login');
    await pressOn(page, exactly(words.forgotten));
    await untilLive(page.getByRole('button', { name: words.send }));
    const stop = await intercept(page, '**/cms-api/staff/forgot-password', (route) => route.abort());
    await typeInto(page, /^E-?Mail/i, email);
    await pressOn(page, exactly(words.send));
    await expectStaffProblem(page, words.failed, address);
    await stop();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
    await expectSoundForStaff(page);

    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain(words.subject);
    const mail = (await mailsTo(email)).find(({ subject }) => subject === words.subject);
    const link = /\/admin\/reset#[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto('/mailbox');
    await expect(page.getByText(words.subject).first()).toBeVisible();

    await openLink(page, link);
    await setBy(page, language, FRESH, `${FRESH}?`);
    await expectStaffProblem(page, words.different, passwordField);
    await setBy(page, language, 'zu kurz');
    await expectStaffProblem(page, words.short, passwordField);
    await setBy(page, language, FRESH);
    await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
    await expectSoundForStaff(page);
    await pressOn(page, exactly(words.logIn));
    await expect(page.locator('[name=password]')).toHaveCount(1);
    await enterPassword(page, language, email, FRESH);
    await expect(page.locator('[name=code]')).toBeVisible();
    await enterCode(page, language, totp(secret, 1));
    await page.waitForURL((url) => url.pathname === '/admin');

    await member.goto('/admin/account');
    await member.waitForURL((url) => url.pathname === '/admin/login');
    await openLink(member, link);
    await setBy(member, language, FRESH);
    await expectStaffProblem(member, words.ended, member.getByLabel(words.passwordLabel, { exact: true }));

    await deleteMember(administrator, origin, doc.id);
    for (const one of [administrator, member, page]) await one.context().close();
  });
}
