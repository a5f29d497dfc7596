import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, type AdminLanguage, adminPage, callContent, onlyIn, untilLive } from './admin.ts';
import { expectFits } from './fits.ts';
import { expect, mailsTo, STAFF, test } from './fixtures.ts';
import { exactly, pressOn, typeInto } from './focus-walk.ts';
import { ownNetwork } from './own-network.ts';
import { enterCode, enterPassword } from './staff-hand.ts';
import { STAFF_LOGIN_WORDS, type StaffLoginWords } from './staff-login-words.ts';
import { expectSoundForStaff, expectStaffProblem } from './staff-messages.ts';
import { totp } from './totp.ts';

test.setTimeout(240_000);

async function logIn(page: Page, language: AdminLanguage, email: string, password: string): Promise<void> {
  await page.goto('/admin/login');
  await enterPassword(page, language, email, password);
}
const inside = (page: Page) => page.waitForURL((url) => url.pathname === '/admin');

for (const language of ADMIN_LANGUAGES) {
  const words: StaffLoginWords = STAFF_LOGIN_WORDS[language];

  test(`a second factor is set up, asked for, and helped out by recovery codes and an administrator (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const administrator = await adminPage(browser, origin, language);
    const account = { email: `mitarbeit-${randomUUID()}@vitrine.example`, password: 'Rübenkraut und 7 Kessel' };
    const { doc } = await callContent(administrator, origin, 'POST', '/staff', {
      ...account,
      name: 'Mitarbeit',
      roles: ['editor'],
      currentPassword: STAFF.password,
    });
    const elsewhere = await adminPage(browser, origin, language, account);
    const page = await adminPage(browser, origin, language, account);
    let secret = '';
    let recovery: string[] = [];

    await test.step('set up on the own account', async () => {
      await page.goto('/admin/account');
      const panel = page.getByRole('region', { name: words.factor });
      await expect(page.getByRole('region', { name: words.sessions }).getByRole('listitem')).toHaveCount(2, { timeout: 30_000 });
      await expect(page.getByRole('region', { name: words.sessions }).getByRole('listitem').first()).toContainText(
        /Chrome|Chromium/,
      );
      await untilLive(panel.getByRole('button', { name: words.setUp }));
      await pressOn(page, exactly(words.setUp));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(panel.getByRole('button', { name: words.setUp })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('img')).toBeVisible();
      secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '') ?? '';
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      await expectAccessible(page);
      const enter = async (code: string, password: string) => {
        await typeInto(page, exactly(words.code), code);
        await typeInto(page, exactly(words.own), password);
        await pressOn(page, exactly(words.confirm));
      };
      await enter('000000', account.password);
      await expectStaffProblem(page, words.wrong, dialog.getByLabel(words.code));
      await enter(totp(secret), 'das ist es nicht');
      await expectStaffProblem(page, words.wrongPassword, dialog.getByLabel(words.own));
      await enter(totp(secret), account.password);
      await expect(dialog.locator('li code')).toHaveCount(10);
      await expect(dialog.getByRole('heading', { name: words.recovery })).toBeFocused();
      // Shown once: a stray key does not take them away.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog.locator('li code')).toHaveCount(10);
      recovery = await dialog.locator('li code').allTextContents();
      const [download] = await Promise.all([page.waitForEvent('download'), pressOn(page, exactly(words.save))]);
      expect(await readFile(await download.path(), 'utf8')).toContain(recovery[9] ?? '-');
      await pressOn(page, exactly(words.kept));
      await expect(panel).toContainText(words.left(10));
      await expect(panel.locator(':focus'), 'the focus is where the dialog was opened').toHaveCount(1);
    });

    await test.step('the other log-in has ended', async () => {
      await elsewhere.goto('/admin/account');
      await elsewhere.waitForURL((url) => url.pathname === '/admin/login');
    });

    await test.step('the password alone is not enough; a code is, once', async () => {
      await logIn(elsewhere, language, account.email, 'das ist es nicht');
      const fields = [elsewhere.locator('[name=email]'), elsewhere.locator('[name=password]')];
      await expectStaffProblem(elsewhere, words.refused, ...fields);
      await enterPassword(elsewhere, language, account.email, account.password);
      await expect(elsewhere.getByRole('heading', { level: 1, name: words.secondStep })).toBeFocused();
      await expectAccessible(elsewhere);
      await enterCode(elsewhere, language, '123');
      await expectStaffProblem(elsewhere, words.wrong, elsewhere.getByLabel(words.code));
      const answer = elsewhere.waitForResponse('**/cms-api/staff/login');
      await enterCode(elsewhere, language, '000000');
      await answer;
      await expect(elsewhere.getByLabel(words.code)).toHaveAttribute('aria-invalid', 'true');
      await enterCode(elsewhere, language, totp(secret, 1));
      await inside(elsewhere);
    });

    await test.step('a recovery code is too; all other log-ins are ended from the account', async () => {
      const lost = await browser.newPage({ baseURL: origin, locale: words.locale, extraHTTPHeaders: ownNetwork() });
      await logIn(lost, language, account.email, account.password);
      await enterCode(lost, language, recovery[0] ?? '');
      await inside(lost);
      await lost.goto('/admin/account');
      await expect(lost.getByRole('region', { name: words.factor })).toContainText(words.left(9));
      const dialog = lost.getByRole('dialog', { name: words.endOthers });
      await untilLive(lost.getByRole('button', { name: words.endOthers }));
      await lost.getByRole('button', { name: words.endOthers }).focus();
      await lost.keyboard.press('Enter');
      await expect(dialog.getByLabel(words.own)).toBeVisible();
      await lost.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(lost.getByRole('button', { name: words.endOthers })).toBeFocused();
      await lost.keyboard.press('Enter');
      await expect(dialog.getByLabel(words.own)).toBeVisible();
      // Closed and opened again faster than the browser tells that it was closed.
      await Promise.all([lost.keyboard.press('Escape'), lost.keyboard.press('Enter')]);
      await expect(dialog.getByLabel(words.own)).toBeVisible();
      const confirm = async (password: string) => {
        await typeInto(lost, exactly(words.own), password);
        await pressOn(lost, exactly(words.end));
      };
      await confirm('das ist es nicht');
      await expectStaffProblem(lost, words.wrongPassword, dialog.getByLabel(words.own));
      await confirm(account.password);
      await expect(dialog).toHaveCount(0);
      await expect(lost.getByRole('region', { name: words.sessions }).getByRole('listitem')).toHaveCount(1);
      await lost.setViewportSize({ width: 390, height: 844 });
      for (const name of [words.factor, words.sessions]) {
        const end = () => lost.getByRole('region', { name }).evaluate((part) => part.getBoundingClientRect().right);
        await expect.poll(end, name).toBeLessThanOrEqual(390);
      }
      await lost.context().close();
      await page.goto('/admin/account');
      await page.waitForURL((url) => url.pathname === '/admin/login');
    });

    await test.step('an administrator resets it', async () => {
      await administrator.goto(`/admin/collections/staff/${doc.id}`);
      const panel = administrator.getByRole('region', { name: words.factor });
      const dialog = administrator.getByRole('dialog');
      await untilLive(panel.getByRole('button', { name: words.reset }));
      await panel.getByRole('button', { name: words.reset }).focus();
      await administrator.keyboard.press('Enter');
      await expect(dialog.getByLabel(words.own)).toBeVisible();
      const confirm = async (password: string) => {
        await typeInto(administrator, exactly(words.own), password);
        await pressOn(administrator, exactly(words.reset));
      };
      await confirm('das ist es nicht');
      await expectStaffProblem(administrator, words.wrongPassword, dialog.getByLabel(words.own));
      await expect(dialog.getByLabel(words.own), 'what was typed stays').toHaveValue('das ist es nicht');
      await confirm(STAFF.password);
      await expect(panel.getByText(words.resetDone)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(panel).toBeFocused();
      await logIn(page, language, account.email, account.password);
      await inside(page);
    });

    await test.step('and deletes the member, with the own password only', async () => {
      await administrator.getByRole('button', { name: words.remove, exact: true }).focus();
      await administrator.keyboard.press('Enter');
      const dialog = administrator.getByRole('dialog');
      await expect(dialog.getByLabel(words.own)).toBeVisible();
      await typeInto(administrator, exactly(words.own), 'das ist es nicht');
      await pressOn(administrator, exactly(words.removeForGood));
      await expectStaffProblem(administrator, words.wrongPassword, dialog.getByLabel(words.own));
      await typeInto(administrator, exactly(words.own), STAFF.password);
      await pressOn(administrator, exactly(words.removeForGood));
      await expect(administrator.getByText(words.removed)).toBeVisible();
      await administrator.waitForURL((url) => url.pathname === '/admin/collections/staff');
      await expect(administrator.getByText(account.email)).toHaveCount(0);
    });
    for (const one of [administrator, elsewhere, page]) await one.context().close();
  });

  test(`a change of a staff member’s password or address needs the current password, and is mailed (${language})`, {
    tag: language === 'en' ? [] : '@long',
  }, async ({ browser, origin }) => {
    const administrator = await adminPage(browser, origin, language);
    const account = { email: `wechsel-${randomUUID()}@vitrine.example`, password: 'Rübenkraut und 7 Kessel' };
    const body = { ...account, name: 'Wechsel', roles: ['editor'], currentPassword: STAFF.password };
    await callContent(administrator, origin, 'POST', '/staff', body);
    const page = await adminPage(browser, origin, language, account, '/admin/account');
    const ownPassword = page.getByLabel(words.ownPassword);
    const save = async (refused: boolean) => {
      // The form takes a moment to look at what was typed; before that it does not send.
      await expect(async () => {
        const answer = page.waitForResponse((one) => one.request().method() === 'PATCH', { timeout: 5_000 });
        await page.locator('#action-save').click({ timeout: 5_000 });
        expect((await answer).status()).toBe(refused ? 400 : 200);
      }).toPass({ timeout: 60_000 });
    };
    const fresh = 'Neun Kutter im Nebel';
    await test.step('a new password', async () => {
      await expect(page.locator('#change-password')).toBeEnabled();
      await untilLive(page.locator('#change-password'));
      await expect(ownPassword).toHaveCount(0);
      await page.locator('#change-password').click();
      await page.locator('#field-password').fill(fresh);
      await page.locator('#field-confirm-password').fill(fresh);
      await expect(ownPassword).toHaveAttribute('autocomplete', 'current-password');
      await save(true);
      await expect(ownPassword).toHaveAccessibleDescription(words.ownPasswordMissing);
      await expectAccessible(page, '.field-type:has(#field-currentPassword)');
      await ownPassword.fill('das ist es nicht');
      await save(true);
      await expect(ownPassword).toHaveAccessibleDescription(words.ownPasswordWrong);
      await ownPassword.fill(account.password);
      await save(false);
      await expect(ownPassword).toHaveCount(0);
    });
    await test.step('a new address', async () => {
      await page.reload();
      await expect(page.locator('#field-email')).toBeEditable();
      await untilLive(page.locator('#field-email'));
      await page.locator('#field-email').fill(`neu-${account.email}`);
      await expect(ownPassword).toHaveValue('');
      await ownPassword.fill(fresh);
      await save(false);
    });
    const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).sort();
    await expect
      .poll(() => subjects(account.email), { timeout: 30_000 })
      .toEqual([words.mails.address, words.mails.password].sort());
    await expect.poll(() => subjects(`neu-${account.email}`), { timeout: 30_000 }).toEqual([words.mails.address]);
    for (const one of [administrator, page]) await one.context().close();
  });

  test(`a member of staff who needs a second factor sets it up before there is a session (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await browser.newPage({ baseURL: origin, locale: words.locale, extraHTTPHeaders: ownNetwork() });
    // This instance is not in production, where the server asks for it: its answers are those of staff-login.test.ts.
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const uri = `otpauth://totp/Vitrine:a%40b.example?issuer=Vitrine&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
    const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQR-STUV-WXY${'MNPQRSTUVW'[index]}`);
    const call = '**/cms-api/staff/login';
    const fields = [page.locator('[name=email]'), page.locator('[name=password]')];
    const tooMany = 'Bitte warten Sie 2 Minuten.';
    // Of several answers to one call the last one counts.
    await page.route(call, (route) => route.fulfill({ status: 429, json: { errors: [{ message: tooMany }] } }));
    await logIn(page, language, 'a@b.example', 'x');
    await expectStaffProblem(page, tooMany, ...fields);
    await page.route(call, (route) => route.abort());
    await enterPassword(page, language, 'a@b.example', 'x');
    await expectStaffProblem(page, words.failed, ...fields);
    await page.route(call, async (route) => {
      const { code, ticket } = route.request().postDataJSON();
      const isRight = ticket === 'ticket' && code === '123456';
      const enrol = {
        errors: [{ message: 'code' }],
        step: 'enrol',
        isWrong: code !== undefined,
        enrolment: { ticket: 'ticket', secret, uri },
      };
      await route.fulfill({ status: isRight ? 200 : 401, json: isRight ? { recoveryCodes: codes } : enrol });
    });
    await enterPassword(page, language, 'a@b.example', 'x');
    await expect(page.getByRole('heading', { level: 1, name: words.enrol })).toBeFocused();
    await expect(page.getByRole('img')).toBeVisible();
    await expectSoundForStaff(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterCode(page, language, '654321');
    await expectStaffProblem(page, 'code', page.getByLabel(words.code));
    await enterCode(page, language, '123456');
    await expect(page.getByRole('heading', { level: 1, name: words.recovery })).toBeFocused();
    await expect(page.locator('li code')).toHaveText(codes);
    await expectFits(page);
    const lines = await page.locator('li code').evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines, 'each code in one line').toEqual(Array(10).fill(1));
    await pressOn(page, exactly(words.kept));
    await page.waitForURL((url) => url.pathname.startsWith('/admin'));
    await page.context().close();
  });
}
