import type { Page } from '@playwright/test';
import { expect, named, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { fillRegistration, newPerson, type Person, registrationLabel } from './people.ts';

const REGISTER = '**/api/v1/auth/register';
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('registration'));

test('empty fields are said at once, in the words of the specification; nothing is sent', async ({
  visitorPage: page,
  texts,
}) => {
  const { accounts, fields, registration: t } = texts;
  let calls = 0;
  page.on('request', (request) => void (request.url().endsWith('/auth/register') && calls++));
  await page.goto('/registration');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  const empty = fields.fieldCannotBeEmpty;
  for (const label of [t.firstname, t.lastname, t.company, t.email, t.password, t.password_confirmation]) {
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(empty));
  }
  await expect(page.getByLabel(t.phone)).not.toHaveAttribute('aria-invalid', 'true');
  const country = page.getByRole('combobox', { name: t.countryId });
  await expect(country).toHaveAccessibleDescription(new RegExp(empty));
  const terms = page.getByRole('checkbox', { name: named(t.terms.link) });
  await expect(terms).toHaveAccessibleDescription(named(accounts.fieldErrors.termsNotAccepted));
  await expect(page.getByLabel(t.firstname)).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: t.countryId }).click();
  await expect(country).toBeFocused();
  // Something that is no country is no empty field.
  await country.fill('Atlantis');
  await page.getByLabel(t.firstname).fill('Karin');
  await expect(page.getByLabel(t.firstname)).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(t.email, { exact: true }).fill('karin@@fleischwerk');
  await page.getByLabel(t.phone).fill('123');
  await page.getByLabel(t.password, { exact: true }).fill('zu kurz');
  await page.getByLabel(t.password_confirmation).fill('zu kurz!');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(country).toHaveAccessibleDescription(accounts.fieldErrors.noValidCountry);
  const described = (label: string) => expect(page.getByRole('main').getByLabel(label, { exact: true }));
  await described(t.email).toHaveAccessibleDescription(fields.noValidEmail);
  await described(registrationLabel(t, 'phone')).toHaveAccessibleDescription(accounts.fieldErrors.noValidPhone);
  await described(t.password).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordTooShort));
  await described(t.password_confirmation).toHaveAccessibleDescription(accounts.fieldErrors.passwordsDiffer);
  await expect(page.getByLabel(t.lastname)).toBeFocused();
  expect(calls).toBe(0);
});

/** Everything but the passwords, as the form shows it. */
async function expectTyped(
  page: Page,
  texts: { genders: { f: string }; countryId: string } & Record<string, unknown>,
  person: Person,
) {
  const value = (label: unknown) => page.getByRole('main').getByLabel(String(label), { exact: true });
  await expect(value(texts.firstname)).toHaveValue(person.firstname);
  await expect(value(texts.lastname)).toHaveValue(person.lastname);
  await expect(value(texts.company)).toHaveValue(person.company);
  await expect(value(texts.email)).toHaveValue(person.email);
  await expect(page.getByLabel(`${texts.phone}`)).toHaveValue(person.phone);
  await expect(value(texts.genders.f)).toBeChecked();
  await expect(page.getByRole('combobox', { name: texts.countryId })).not.toHaveValue('');
}

test('what is typed outlives a server that refuses, one that fails, a reload and the way back; passwords do not', async ({
  visitorPage: page,
  texts,
}) => {
  const { accounts, login, registration: t } = texts;
  const person = newPerson();
  await page.goto('/registration');
  await fillRegistration(page, t, person, 'fra');
  await page.getByLabel(named(t.terms.link)).check({ force: true });
  const common = 'Passwort1234567';
  for (const label of [t.password, t.password_confirmation]) await page.getByLabel(label, { exact: true }).fill(common);
  const submit = page.getByRole('button', { name: t.submit, exact: true });

  // A common password is known to the server alone.
  await submit.click();
  await expect(page.getByLabel(t.password, { exact: true })).toHaveAccessibleDescription(
    new RegExp(accounts.fieldErrors.passwordCommon),
  );
  await expect(page.getByLabel(t.password, { exact: true })).toBeFocused();
  await expect(page.getByLabel(t.password, { exact: true })).toHaveValue(common);
  await expectTyped(page, t, person);
  expect(await draft(page)).toContain(person.email);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(common);

  await page.reload();
  await expectTyped(page, t, person);
  await expect(page.getByLabel(named(t.terms.link))).toBeChecked();
  await expect(page.getByLabel(t.password, { exact: true })).toHaveValue('');

  await page.getByRole('link', { name: login.title, exact: true }).click();
  await at(page, '/login');
  await page.goBack();
  await at(page, '/registration');
  await expectTyped(page, t, person);

  for (const label of [t.password, t.password_confirmation]) await page.getByLabel(label, { exact: true }).fill(person.password);
  await page.route(REGISTER, (route) => route.fulfill({ status: 500, body: '' }));
  await submit.click();
  await at(page, '/registration-error');
  await expect(page.getByRole('main')).toContainText(t.error.lead);
  await page.getByRole('link', { name: t.error.back }).click();
  await at(page, '/registration');
  await expectTyped(page, t, person);
});

test('each field shows what the server refuses under its name, a password all that is wrong', async ({
  visitorPage: page,
  texts,
}) => {
  const { accounts, registration: t } = texts;
  await page.goto('/registration');
  await fillRegistration(page, t, newPerson(), 'fra');
  await page.getByLabel(named(t.terms.link)).check({ force: true });
  const error = (pointer: string, code: string, detail = 'x') => ({
    status: '422',
    code,
    title: code,
    detail,
    source: { pointer },
  });
  await page.route(REGISTER, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({
        errors: [
          error('lastname', 'nameOfAnother', 'Dieser Name ist vergeben.'),
          error('countryId', 'noValidCountry'),
          error('password', 'passwordCommon'),
          error('password', 'passwordPersonal'),
          error('acceptTerms', 'termsNotAccepted'),
        ],
      }),
    }),
  );
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expect(page.getByLabel(t.lastname)).toHaveAccessibleDescription('Dieser Name ist vergeben.');
  await expect(page.getByLabel(t.lastname)).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(accounts.fieldErrors.noValidCountry);
  const password = page.getByLabel(t.password, { exact: true });
  await expect(password).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordCommon));
  await expect(password).toHaveAccessibleDescription(new RegExp(accounts.fieldErrors.passwordPersonal));
  await expect(page.getByLabel(named(t.terms.link))).toHaveAttribute('aria-invalid', 'true');
});

test('a second press sends nothing twice; without a connection and after too many tries the form says so', async ({
  visitorPage: page,
  context,
  texts,
}) => {
  const { accounts, registration: t } = texts;
  const person = newPerson();
  await page.goto('/registration');
  await fillRegistration(page, t, person, 'pol');
  await page.getByLabel(named(t.terms.link)).check({ force: true });
  const submit = page.getByRole('button', { name: t.submit, exact: true });

  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: accounts.alert.network })).toBeFocused();
  await expectTyped(page, t, person);
  await context.setOffline(false);

  const stop = await intercept(page, REGISTER, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '75' }, body: '' }),
  );
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(texts.login.waitMinutes_other.replace('{{count}}', '2'));
  // It counts down from 1:15; not every second of it is looked at.
  await expect(page.getByRole('alert')).toContainText(
    new RegExp(texts.login.waitClock.replace('{{time}}', '(1:(1[0-4]|0\\d)|0:\\d\\d)')),
  );
  await stop();
  // A person who reloads may try: the server says again how long.
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectTyped(page, t, person);
  for (const label of [t.password, t.password_confirmation]) await page.getByLabel(label, { exact: true }).fill(person.password);

  let calls = 0;
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(REGISTER, async (route) => {
    calls++;
    await late;
    await route.continue();
  });
  await page.getByLabel(t.email, { exact: true }).press('Enter');
  await page.getByLabel(t.email, { exact: true }).press('Enter');
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  answer();
  await at(page, '/registration-email-sent');
  expect(calls).toBe(1);
});

test('a confirmation in another tab takes the password out of this one', async ({ visitorPage: page, texts }) => {
  const { registration: t } = texts;
  const person = newPerson();
  // Nothing is registered, nor confirmed.
  await page
    .context()
    .route(`${REGISTER}{,/confirm}`, (route) =>
      route.fulfill({ status: 200, contentType: 'application/vnd.api+json', body: '{"data":{"success":true}}' }),
    );
  await page.goto('/registration');
  await fillRegistration(page, t, person, 'pol');
  await page.getByLabel(named(t.terms.link)).check({ force: true });
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await at(page, '/registration-email-sent');
  await expect(page.getByRole('button', { name: t.sent.sendAgain })).toBeVisible();
  const mailed = await page.context().newPage();
  await mailed.goto(`/registration-confirmation/${'c'.repeat(43)}`);
  await mailed.getByLabel(t.confirmation.password, { exact: true }).fill(person.password);
  await mailed.getByRole('button', { name: t.confirmation.submit }).click();
  await at(mailed, '/registration-success');
  await expect(page.getByRole('button', { name: t.sent.sendAgain })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(person.email);
});

test('a password shows its rules, can be seen and pasted, and warns of caps lock', async ({ visitorPage: page, texts }) => {
  const { accounts, login, registration: t } = texts;
  await page.goto('/registration');
  const password = page.getByLabel(t.password, { exact: true });
  const length = accounts.rules.length.replace('{{min}}', '12');
  await password.fill('neun Zeic');
  await expect(page.getByText(accounts.rules.missing.replace('{{rule}}', length).replace('{{count}}', '3'))).toBeVisible();
  await password.fill('zwölf Zeiche');
  await expect(page.getByRole('listitem').filter({ hasText: length })).toContainText(accounts.rules.met);
  await page.getByLabel(t.password_confirmation).fill('zwölf Zeiche');
  await expect(page.getByRole('listitem').filter({ hasText: accounts.rules.same })).toContainText(accounts.rules.met);
  await page.getByRole('button', { name: login.showPassword }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText(login.capsLock)).toBeVisible();
  const isAllowed = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(isAllowed).toBe(true);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const autocomplete = {
    firstname: 'given-name',
    lastname: 'family-name',
    company: 'organization',
    email: 'email',
    phone: 'tel',
  } as const;
  for (const field of ['firstname', 'lastname', 'company', 'email', 'phone'] as const) {
    await expect(page.getByLabel(registrationLabel(t, field), { exact: true })).toHaveAttribute(
      'autocomplete',
      autocomplete[field],
    );
  }
  await expect(page.getByRole('combobox')).toHaveAttribute('autocomplete', 'country-name');
});

test('pages for logged-out visitors lead home when a person is logged in', async ({ salesPage: page }) => {
  for (const path of [
    '/registration',
    '/registration-email-sent',
    '/registration-success',
    '/registration-error',
    '/forgot-password',
    '/forgot-password-email-sent',
    '/forgot-password/some-code?id=1',
    '/password-reset-success',
  ]) {
    await page.goto(path);
    await at(page, '/');
  }
});
