import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { expect, plain, test } from './fixtures.ts';
import { exactly, pressOn, stop, tabTo, typeInto } from './focus-walk.ts';
import { expectRefused } from './form-messages.ts';
import { mailedLink, newCustomer, newPerson, registrationLabel } from './people.ts';
import { isKnown, storeSession, tokensFor } from './session.ts';

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);
const beginning = (text: string) => new RegExp(`^${plain(text)}`);

test('a person changes profile, sessions and password, and asks to be deleted, by keyboard alone @desk', {
  tag: '@long',
}, async ({ visitorPage: page, origin, texts, language }) => {
  test.setTimeout(120_000);
  const { accounts, profile: t, shell } = texts;
  const person = await newCustomer(origin, language, 'Tasta');
  const [lost, old, here] = [await tokensFor(origin, person), await tokensFor(origin, person), await tokensFor(origin, person)];
  await storeSession(page, language, here.token, here.refreshToken);
  const press = (key: string) => page.keyboard.press(key);
  const told = page.getByRole('region', { name: shell.notifications.name });
  const fill = (label: string, text: string) => typeInto(page, exactly(label), text);
  const go = (label: RegExp) => pressOn(page, label);

  const ends = beginning(t.sessions.endNamed.split(':')[0] ?? '-');

  await test.step('edit the profile', async () => {
    await page.goto('/');
    await go(exactly(shell.menu.open));
    await go(exactly(shell.menu.profile));
    await at(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await fill(t.details.company, 'Petersen & Töchter');
    await press('Enter');
    await expect(told.getByText(t.details.saved)).toBeVisible();
  });
  await test.step('end the session of a lost device', async () => {
    const rows = page.getByRole('region', { name: t.sessions.title }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    // The newest of the others comes first.
    await tabTo(page, ends);
    await go(ends);
    const dialog = page.getByRole('dialog');
    const secret = dialog.getByLabel(t.sessions.password, { exact: true });
    await expect(secret).toBeFocused();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(async () => ends.test((await stop(page)).name), 'the focus is where it was').toBe(true);
    await press('Enter');
    await expect(secret).toBeFocused();
    await page.keyboard.type('das ist es nicht');
    await press('Enter');
    await expectRefused(page, [secret, accounts.fieldErrors.passwordWrong]);
    await expect(secret, 'what was typed stays').toHaveValue('das ist es nicht');
    await fill(t.sessions.password, person.password);
    await press('Enter');
    await expect(told.getByText(t.sessions.ended)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: t.sessions.title }).getByRole('list')).toBeFocused();
    await expect.poll(() => isKnown(origin, lost.token), { timeout: 30_000 }).toBe(false);
    expect(await isKnown(origin, old.token)).toBe(true);
  });
  await test.step('consent', async () => {
    await tabTo(page, exactly(NEWSLETTER_CONSENT[language]));
    await press('Space');
    await expect(told.getByText(t.newsletter.given)).toBeVisible();
  });
  const changed = `Zwei Mischer ${person.email.slice(6, 14)}`;
  await test.step('change the password', async () => {
    await fill(t.password.password, person.password);
    await fill(t.password.newPassword, changed);
    await fill(t.password.newPassword_confirmation, changed);
    await press('Enter');
    await expect(told.getByText(t.password.saved)).toBeVisible();
    await expect.poll(() => isKnown(origin, old.token), { timeout: 30_000 }).toBe(false);
  });
  await test.step('take one’s data', async () => {
    const waiting = page.waitForEvent('download');
    await go(exactly(t.data.export));
    expect(JSON.parse(await readFile(await (await waiting).path(), 'utf8')).account.email).toBe(person.email);
  });
  await test.step('ask to be deleted, after a second thought, and take it back', async () => {
    const dialog = page.getByRole('dialog');
    await go(exactly(t.data.request));
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t.data.request })).toBeFocused();
    await press('Enter');
    await go(exactly(t.data.confirm));
    await expect(page.getByRole('button', { name: t.data.withdraw })).toBeVisible();
    await go(exactly(t.data.withdraw));
    await expect(page.getByRole('button', { name: t.data.request })).toBeVisible();
  });
  await test.step('end every session', async () => {
    await go(exactly(t.sessions.endAll));
    await expect(page.getByRole('dialog').getByLabel(t.sessions.password, { exact: true })).toBeFocused();
    await page.keyboard.type(changed);
    await press('Enter');
    await at(page, '/login');
  });
});

test('a person sets a new password for a forgotten one by keyboard alone @desk', { tag: '@long' }, async ({
  visitorPage: page,
  origin,
  texts,
  language,
}) => {
  test.setTimeout(120_000);
  const { login, password, shell } = texts;
  const person = await newCustomer(origin, language, 'Tasta');
  const fill = (label: string, text: string) => typeInto(page, exactly(label), text);
  const go = (label: RegExp) => pressOn(page, label);
  const fresh = `Neun Kutter ${person.email.slice(6, 14)}`;
  await page.goto('/login');
  await expect(page.getByLabel(login.email)).toBeVisible();
  await go(exactly(login.forgot));
  await at(page, '/forgot-password');
  // Until the page is there the log-in is, whose field has the same name: what is typed into it is lost.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(password.forgot.title);
  await fill(password.forgot.email, person.email);
  await page.keyboard.press('Enter');
  await at(page, '/forgot-password-email-sent');
  await page.goto(await mailedLink(person.email, 'forgot-password'));
  await fill(password.reset.newPassword, fresh);
  await fill(password.reset.newPassword_confirmation, fresh);
  await go(exactly(password.reset.submit));
  await at(page, '/password-reset-success');
  await go(exactly(login.title));
  await at(page, '/login');
  await fill(login.email, person.email);
  await fill(login.password, fresh);
  await page.keyboard.press('Enter');
  await at(page, '/');
  await expect(page.getByRole('button', { name: shell.menu.open })).toBeVisible();
});

test('a person registers by keyboard alone @desk', async ({ visitorPage: page, texts, language }) => {
  test.setTimeout(120_000);
  const { login, registration: t } = texts;
  const person = newPerson('Tasta');
  await page.goto('/');
  await tabTo(page, exactly(login.register));
  await page.keyboard.press('Enter');
  await at(page, '/registration');
  await expect(page.getByRole('form')).toBeVisible();
  await tabTo(page, exactly(t.genders.m));
  await page.keyboard.press('ArrowRight');
  const type = async (label: string, text: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toBeFocused();
    expect((await stop(page)).marked, label).toBe(true);
    await page.keyboard.type(text);
  };
  await type(t.firstname, person.firstname);
  await type(t.lastname, person.lastname);
  await type(t.company, person.company);
  await type(t.countryId, language === 'de' ? 'land' : 'an');
  const active = page.locator('[role=option][data-active]');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveCount(1);
  const country = (await active.textContent()) ?? '';
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(country);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await type(t.email, person.email);
  await type(registrationLabel(t, 'phone'), person.phone);
  await type(t.password, person.password);
  await tabTo(page, exactly(t.password_confirmation));
  await page.keyboard.type(person.password);
  await tabTo(page, new RegExp(plain(t.terms.link)));
  await page.keyboard.press('Space');
  await tabTo(page, exactly(t.submit));
  await page.keyboard.press('Enter');
  await at(page, '/registration-email-sent');
  await page.goto(await mailedLink(person.email, 'registration-confirmation'));
  await expect(page.getByRole('button', { name: t.confirmation.submit })).toBeVisible();
  await tabTo(page, exactly(t.confirmation.password));
  await page.keyboard.type(person.password);
  await tabTo(page, exactly(t.confirmation.submit));
  await page.keyboard.press('Enter');
  await at(page, '/registration-success');
});
