import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, mailsTo, test } from './fixtures.ts';
import { expectRefused, expectTroubles, sentencesOf } from './form-messages.ts';
import { block, goOn, mailedLink, newCustomer } from './people.ts';
import { isKnown, storeSession, tokensFor } from './session.ts';
import { REFUSED, watch } from './sound.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('two tabs: a new password keeps both, and ends the session of another browser', async ({
  visitorPage: page,
  context,
  origin,
  texts,
  language,
}) => {
  test.setTimeout(150_000);
  const { accounts, profile: t } = texts;
  const person = await newCustomer(origin, language);
  const here = await tokensFor(origin, person);
  const elsewhere = await tokensFor(origin, person);
  await storeSession(page, language, here.token, here.refreshToken);
  const tab = await context.newPage();
  await page.goto('/profile');
  await tab.goto('/product/ww-200');
  const form = page.getByRole('form', { name: t.password.title });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(person.email);
  await expect(field(t.password.password)).toHaveAttribute('autocomplete', 'current-password');
  const fresh = `Zwei Mischer ${person.email.slice(6, 14)}`;
  await field(t.password.password).fill('falsch-falsch-falsch');
  await field(t.password.newPassword).fill(fresh);
  await field(t.password.newPassword_confirmation).fill(fresh);
  const save = form.getByRole('button', { name: t.password.save });
  await save.click();
  await expectRefused(page, [field(t.password.password), accounts.fieldErrors.passwordWrong]);
  await expectAccessible(page, 'main');
  await field(t.password.password).fill(person.password);
  await field(t.password.newPassword).fill('zu kurz');
  await save.click();
  await expectRefused(
    page,
    [field(t.password.newPassword), accounts.fieldErrors.passwordTooShort],
    [field(t.password.newPassword_confirmation), accounts.fieldErrors.passwordsDiffer],
  );
  await expectAccessible(page, 'main');
  await field(t.password.newPassword).fill(fresh);
  await expectTroubles(page, { call: 'auth/change-password', sentences: sentencesOf(texts), send: () => save.click() });
  await save.click();
  await expect(page.getByRole('region', { name: texts.shell.notifications.name }).getByText(t.password.saved)).toBeVisible();
  await expect(field(t.password.newPassword)).toHaveValue('');
  await goOn(tab);
  await expect(heading(tab)).toBeVisible();
  expect(new URL(tab.url()).pathname).toMatch(/^\/product\//);
  await expect.poll(() => isKnown(origin, elsewhere.token), { timeout: 30_000 }).toBe(false);
  expect(await isKnown(origin, here.token)).toBe(true);
  await tokensFor(origin, { ...person, password: fresh });
});

test('a forgotten password: from the log-in to the log-in with a new one, until the account is blocked', async ({
  visitorPage: page,
  origin,
  texts,
  otherTexts,
  language,
  expectSoundScreen,
}) => {
  test.setTimeout(200_000);
  const { accounts, fields, login, password: t, shell } = texts;
  const trouble = watch(page, origin, REFUSED);
  const person = await newCustomer(origin, language);
  const fresh = `Neun Kutter ${person.email.slice(6, 14)}`;
  const logIn = async (password: string) => {
    await page.goto('/login');
    await page.getByLabel(login.email).fill(person.email);
    await page.getByLabel(login.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
  };
  // Somewhere else the person is logged in.
  const { token } = await tokensFor(origin, person);

  await test.step('ask for a link', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: login.forgot }).click();
    await at(page, '/forgot-password');
    await page.getByRole('button', { name: t.forgot.submit }).click();
    const email = page.getByLabel(t.forgot.email);
    await expectRefused(page, [email, fields.fieldCannotBeEmpty]);
    await expectSoundScreen('forgot-password');
    await email.fill('karin@fleischwerk');
    await email.press('Enter');
    await expectRefused(page, [email, fields.noValidEmail]);
    await expectAccessible(page, 'main');
    await email.fill(person.email);
    await page.getByRole('button', { name: t.forgot.submit }).click();
    await at(page, '/forgot-password-email-sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
  });
  const link = await mailedLink(person.email, 'forgot-password');
  const code = new URL(link).pathname.split('/').at(-1) ?? '';
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await test.step('what is wrong is at its field; a reload keeps the code, the address never shows it', async () => {
    await page.goto(link);
    await expect(field(t.reset.newPassword)).toBeVisible();
    expect(page.url()).not.toContain(code);
    // Asked for in this tab: a password manager is told whose it is.
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue(person.email);
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expectRefused(page, [field(t.reset.newPassword), fields.fieldCannotBeEmpty]);
    await field(t.reset.newPassword).fill('zu kurz');
    await field(t.reset.newPassword_confirmation).fill('zu kurz!');
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expectRefused(
      page,
      [field(t.reset.newPassword), accounts.fieldErrors.passwordTooShort],
      [field(t.reset.newPassword_confirmation), accounts.fieldErrors.passwordsDiffer],
    );
    await expectAccessible(page, 'main');
    await field(t.reset.newPassword).fill('Passwort1234567');
    await field(t.reset.newPassword_confirmation).fill('Passwort1234567');
    await page.getByRole('button', { name: t.reset.submit }).click();
    await expectRefused(page, [field(t.reset.newPassword), accounts.fieldErrors.passwordCommon]);
    await expectSoundScreen('reset-password-messages');
    await expectTroubles(page, {
      call: 'auth/password-reset/set-password',
      sentences: sentencesOf(texts),
      send: () => page.getByRole('button', { name: t.reset.submit }).click(),
    });
    await page.reload();
    await expect(field(t.reset.newPassword)).toHaveValue('');
    expect(page.url()).not.toContain(code);
    await expectSoundScreen('reset-password');
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
    await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
  });
  await test.step('the link serves once, and says so as it opens', async () => {
    await page.goto(link);
    // Said at once, before anything is typed.
    await expect(page.getByRole('alert').filter({ hasText: t.reset.expired })).toBeFocused();
    await expectSoundScreen('reset-password-expired');
    await page.getByRole('link', { name: t.reset.newLink }).click();
    await at(page, '/forgot-password');
  });
  await test.step('the old password is refused, the new one logs in; a mail reports the change', async () => {
    await logIn(person.password);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSoundScreen('login-refused');
    await logIn(fresh);
    await at(page, '/');
    await expect(page.getByRole('button', { name: shell.menu.open })).toBeVisible();
    const subjects = async () => (await mailsTo(person.email)).map((mail) => mail.subject ?? '').join(' | ');
    await expect.poll(subjects, { timeout: 30_000 }).toMatch(language === 'de' ? /Passwort.*geändert/ : /password.*changed/i);
  });
  await test.step('blocked while a page is open that nobody touches: the page is left, and only the log-in says why', async () => {
    await page.goto('/product/ww-200');
    await expect(heading(page)).toContainText('WW\u00a0200');
    // What the open page asks on its own comes when it is idle. Then nobody touches it; watch-session.test.ts holds the interval.
    await page.waitForResponse((answer) => answer.url().endsWith('/auth/ping') && answer.ok());
    await block(origin, person.email);
    await at(page, '/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/product/ww-200');
    await expect(page.getByText(shell.notifications.loggedOut)).toBeVisible();
    await expectSoundScreen('login-logged-out');
    const other = language === 'de' ? 'en' : 'de';
    await page.getByLabel(login.language).selectOption(other);
    await expect(page.getByText(otherTexts.shell.notifications.loggedOut)).toBeVisible();
    await page.getByLabel(otherTexts.login.language).selectOption(language);
    await expect(page.getByText(shell.notifications.loggedOut)).toBeVisible();
    // It is about the log-in: where one goes on to, it is over.
    await page.getByRole('link', { name: login.forgot }).click();
    await at(page, '/forgot-password');
    await expect(page.getByText(shell.notifications.loggedOut)).toHaveCount(0);
    await logIn(fresh);
    const sentence = language === 'de' ? 'gesperrt' : 'blocked';
    await expectRefused(
      page,
      [page.getByLabel(login.email), sentence],
      [page.getByLabel(login.password, { exact: true }), sentence],
    );
    await expectAccessible(page, 'main');
  });
  expect(trouble).toEqual([]);
});
