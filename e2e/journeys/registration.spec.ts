import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, mailsTo, named, plain, test } from './fixtures.ts';
import { expectRefused, expectTroubles, sentencesOf } from './form-messages.ts';
import { ownNetwork } from './own-network.ts';
import { approve, fillRegistration, mailedLink, newPerson, registrationLabel } from './people.ts';
import { REFUSED, watch } from './sound.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('registration'));

test('a visitor registers on the landing page, is approved and logs in', async ({
  visitorPage: page,
  browser,
  origin,
  texts,
  language,
  expectSoundScreen,
}) => {
  test.setTimeout(240_000);
  const trouble = watch(page, origin, REFUSED);
  const { accounts, fields, login, registration: t } = texts;
  const person = newPerson();
  const troubles = sentencesOf(texts);
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  const loginFields = [page.getByLabel(login.email), field(login.password)] as const;
  /** Both are marked, whatever was wrong with which. */
  const expectLoginRefused = async (sentence: string) =>
    expectRefused(page, [loginFields[0], sentence], [loginFields[1], sentence]);
  const logIn = async () => {
    await page.goto('/login');
    await page.getByLabel(login.email).fill(person.email);
    await page.getByLabel(login.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
  };

  await test.step('register', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: login.register }).click();
    await at(page, '/registration');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSoundScreen('registration-messages');
    await field(t.email).fill('karin@@fleischwerk');
    await field(registrationLabel(t, 'phone')).fill('123');
    await field(t.password).fill('zu kurz');
    await field(t.password_confirmation).fill('zu kurz!');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expectRefused(
      page,
      [field(t.firstname), fields.fieldCannotBeEmpty],
      [page.getByRole('combobox', { name: t.countryId }), fields.fieldCannotBeEmpty],
      [field(t.email), fields.noValidEmail],
      [field(registrationLabel(t, 'phone')), accounts.fieldErrors.noValidPhone],
      [field(t.password), accounts.fieldErrors.passwordTooShort],
      [field(t.password_confirmation), accounts.fieldErrors.passwordsDiffer],
      [page.getByRole('checkbox', { name: named(t.terms.link) }), accounts.fieldErrors.termsNotAccepted],
    );
    await expectAccessible(page, 'main');
    await page.getByRole('combobox', { name: t.countryId }).pressSequentially('an');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectSoundScreen('registration-countries');
    await page.reload();
    await expectSoundScreen('registration');
    await fillRegistration(page, t, person, language === 'de' ? 'österr' : 'austr');
    await page.getByLabel(named(t.terms.link)).check({ force: true });
    const submit = page.getByRole('button', { name: t.submit, exact: true });
    await expectTroubles(page, {
      call: 'auth/register',
      sentences: { wait: troubles.wait, waited: troubles.waited, network: troubles.network },
      send: () => submit.click(),
    });
    await submit.click();
    await at(page, '/registration-email-sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(person.email);
    expect(page.url()).toBe(`${origin}/registration-email-sent`);
    expect(await draft(page)).toBeNull();
    await expectSoundScreen('registration-email-sent');
  });
  await test.step('the mail is sent once more; the answer does not say for what', async () => {
    const again = page.getByRole('button', { name: t.sent.sendAgain });
    await expectTroubles(page, { call: 'auth/register', sentences: troubles, send: () => again.click() });
    const before = (await mailsTo(person.email)).length;
    await again.click();
    await expect(page.getByRole('region', { name: texts.shell.notifications.name }).getByText(t.sent.sentAgain)).toBeVisible();
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 30_000 }).toBeGreaterThan(Math.max(before, 1));
  });
  await test.step('a mistyped address is changed in the form as it was filled in, and serves at once', async () => {
    await page.getByRole('link', { name: t.sent.change }).click();
    await at(page, '/registration');
    for (const name of ['firstname', 'lastname', 'company', 'phone', 'email'] as const)
      await expect(field(registrationLabel(t, name))).toHaveValue(person[name]);
    await expect(page.getByRole('combobox', { name: t.countryId })).not.toHaveValue('');
    for (const consent of await page.getByRole('checkbox').all()) await expect(consent).not.toBeChecked();
    await expect(field(t.password)).toHaveValue('');
    person.email = `richtig.${person.email}`;
    await field(t.email).fill(person.email);
    for (const label of [t.password, t.password_confirmation]) await field(label).fill(person.password);
    await page.getByLabel(named(t.terms.link)).check({ force: true });
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await at(page, '/registration-email-sent');
    await expect(page.getByRole('main')).toContainText(person.email);
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
    for (const secret of [person.password, person.email, person.lastname]) expect(stored).not.toContain(secret);
  });
  await test.step('who comes next finds nothing of it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await expect(page.getByRole('main')).not.toContainText(person.email);
    await expect(page.getByRole('button', { name: t.sent.sendAgain })).toHaveCount(0);
    await page.getByRole('link', { name: t.sent.again }).click();
    await at(page, '/registration');
    for (const name of ['firstname', 'lastname', 'company', 'phone', 'email'] as const)
      await expect(field(registrationLabel(t, name))).toHaveValue('');
    for (const consent of await page.getByRole('checkbox').all()) await expect(consent).not.toBeChecked();
  });
  const formTab = await page.context().newPage();
  await formTab.goto('/registration');
  await formTab.getByLabel(t.firstname).fill(person.firstname);
  await expect.poll(() => draft(formTab)).toContain(person.firstname);
  await test.step('the log-in does not know the person yet', async () => {
    await logIn();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectLoginRefused(await page.getByRole('alert').innerText());
    await expectTroubles(page, {
      call: 'auth/login',
      sentences: { wait: troubles.wait, waited: troubles.waited, other: login.other, network: login.network },
      send: () => page.getByRole('button', { name: login.submit, exact: true }).click(),
      focus: loginFields[0],
    });
  });
  const link = await mailedLink(person.email, 'registration-confirmation');
  const code = new URL(link).pathname.split('/').at(-1) ?? '';
  await test.step('opened on another device the link speaks the language of the mail', async () => {
    const other = await browser.newPage({ baseURL: origin, extraHTTPHeaders: ownNetwork() });
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.confirmation.title);
    expect(other.url()).not.toContain(code);
    await other.goto('/login');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(login.title);
    await other.context().close();
  });
  const password = page.getByLabel(t.confirmation.password, { exact: true });
  const confirm = page.getByRole('button', { name: t.confirmation.submit });
  await test.step('the mailed link opens a page that asks for the password, and leaves the address', async () => {
    await page.goto(link);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAccessibleDescription(t.confirmation.why);
    expect(new URL(page.url()).pathname).toBe('/registration-confirmation/code');
    await page.reload();
    expect(page.url()).not.toContain(code);
    await expectSoundScreen('registration-confirmation');
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await expect(page.getByText(login.capsLock)).toBeVisible();
    await confirm.click();
    await expectRefused(page, [password, fields.fieldCannotBeEmpty]);
    await expectAccessible(page, 'main');
    await password.fill('ein Fremder weiß es nicht');
    await page.getByRole('button', { name: login.showPassword }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await confirm.click();
    await expectRefused(page, [password, accounts.fieldErrors.confirmationRefused]);
    await expect(page.getByRole('link', { name: t.confirmation.again })).toHaveAttribute('href', '/registration');
    await expectSoundScreen('registration-confirmation-refused');
    await expectTroubles(page, { call: 'auth/register/confirm', sentences: troubles, send: () => confirm.click() });
  });
  await test.step('a wrong password used nothing up: the right one confirms', async () => {
    await password.fill(person.password);
    await confirm.click();
    await at(page, '/registration-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success.title);
    await expect(page.locator('#content')).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);
    expect(await draft(page)).toBeNull();
    await expect.poll(() => draft(formTab), 'the tab of the form is told').toBeNull();
  });
  await test.step('a second press says that the address is confirmed; a link that was cut off is none', async () => {
    await page.goto(link);
    await password.fill(person.password);
    await confirm.click();
    await at(page, '/registration-success');
    await page.goto('/registration-confirmation/abc');
    await password.fill(person.password);
    await confirm.click();
    await at(page, '/registration-error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(t.error.title), { useInnerText: true });
    await expect(page.getByRole('main')).toContainText(t.error.lead);
    await expect(page.locator('#content')).toBeFocused();
    await expectSoundScreen('registration-error-link');
    await page.getByRole('link', { name: t.error.back }).click();
    await at(page, '/registration');
  });
  await test.step('before the approval the log-in says what is waited for, to the right password only', async () => {
    await logIn();
    await expectLoginRefused(language === 'de' ? 'noch nicht freigeschaltet' : 'not been activated yet');
    await expectSoundScreen('login-waiting');
    await page.getByLabel(login.password, { exact: true }).fill('falsch-falsch-falsch');
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page.getByRole('alert')).not.toContainText(language === 'de' ? 'freigeschaltet' : 'activated');
  });
  await test.step('after it the person logs in and is notified by mail', async () => {
    const before = (await mailsTo(person.email)).length;
    await approve(origin, person.email);
    await logIn();
    await at(page, '/');
    await expect(page.getByRole('button', { name: texts.shell.menu.open })).toBeVisible();
    // The mail waits as long as the approval can be taken back.
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 40_000 }).toBe(before + 1);
    expect(trouble).toEqual([]);
  });
});
