import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { LOCALES } from '@vitrine/contract/sites.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { exactly, pressOn } from './focus-walk.ts';
import { expectRefused, expectTroubles, sentencesOf } from './form-messages.ts';
import { intercept } from './intercept.ts';
import { ownNetwork } from './own-network.ts';
import { goOn, newCustomer } from './people.ts';
import { isKnown, storeSession, tokensFor } from './session.ts';
import { REFUSED, watch } from './sound.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test('from the log-in through everything the profile does', async ({
  visitorPage: page,
  browser,
  origin,
  texts,
  otherTexts,
  language,
  expectSoundScreen,
}) => {
  test.setTimeout(180_000);
  const { accounts, common, fields, login, profile: t, shell } = texts;
  const trouble = watch(page, origin, REFUSED);
  const person = await newCustomer(origin, language);
  const told = page.getByRole('region', { name: shell.notifications.name });
  const title = page.getByRole('heading', { level: 1 });

  await test.step('log in, in a language chosen there', async () => {
    await page.goto('/login');
    await page.getByLabel(login.language).selectOption(language === 'de' ? 'en' : 'de');
    await expect(title).toHaveText(otherTexts.login.title);
    await page.getByLabel(otherTexts.login.language).selectOption(language);
    await expect(title).toHaveText(login.title);
    await page.getByLabel(login.email).fill(person.email);
    await page.getByLabel(login.password, { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await at(page, '/');
  });
  await test.step('the menu leads to the profile', async () => {
    await page.getByRole('button', { name: shell.menu.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: shell.menu.profile }).click();
    await at(page, '/profile');
    await expect(title).toHaveText(t.title);
    await expect(page.getByRole('main')).toContainText(person.email);
    await expectSoundScreen('profile');
  });
  await test.step('company and telephone are changed and stay', async () => {
    const [company, phone] = [page.getByLabel(t.details.company), page.getByLabel(t.details.phone)];
    const save = page.getByRole('button', { name: t.details.save });
    await page.getByRole('button', { name: t.password.save }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await company.fill('');
    await phone.fill('123');
    await save.click();
    await expectRefused(page, [company, fields.fieldCannotBeEmpty], [phone, accounts.fieldErrors.noValidPhone]);
    await expectSoundScreen('profile-messages');
    await company.fill('Petersen & Töchter');
    await phone.fill('+45 33 12 34 56');
    await expectTroubles(page, { call: 'user/current', sentences: sentencesOf(texts), send: () => save.click() });
    await save.click();
    await expect(told.getByText(t.details.saved)).toBeVisible();
    await page.reload();
    await expect(company).toHaveValue('Petersen & Töchter');
    await expect(phone).toHaveValue('+45 33 12 34 56');
  });
  await test.step('consent to the newsletter and its withdrawal', async () => {
    const box = page.getByRole('checkbox', { name: NEWSLETTER_CONSENT[language] });
    await expect(box).not.toBeChecked();
    await box.check({ force: true });
    await expect(told.getByText(t.newsletter.given)).toBeVisible();
    const stop = await intercept(page, '**/api/v1/{auth/sessions,user/current/privacy}', (route) =>
      route.fulfill({ status: 429, body: '' }),
    );
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: t.data.failed })).toHaveCount(2);
    await expect(page.getByRole('alert').filter({ hasText: t.sessions.failed })).toBeVisible();
    await expectAccessible(page, 'main');
    await stop();
    for (const name of [t.sessions.title, t.newsletter.title]) {
      const part = page.getByRole('region', { name, exact: true });
      await part.getByRole('button', { name: common.retry }).click();
      await expect(part.getByRole('alert')).toHaveCount(0);
      await expect(part, 'the focus stays where the button was').toBeFocused();
    }
    await expect(box).toBeChecked();
    await expect(page.getByText(t.newsletter.since.split('{{')[0] ?? '-')).toBeVisible();
    await box.uncheck({ force: true });
    await expect(told.getByText(t.newsletter.withdrawn)).toBeVisible();
    await page.reload();
    await expect(box).not.toBeChecked();
  });
  await test.step('what is held about the person, as a file', async () => {
    const stop = await intercept(page, '**/api/v1/user/current/export', (route) => route.fulfill({ status: 429, body: '' }));
    await page.getByRole('button', { name: t.data.export }).click();
    await expect(told.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
    await expectAccessible(page);
    await told.getByRole('button', { name: shell.notifications.close }).click();
    await stop();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: t.data.export }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${t.data.fileName}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account.email).toBe(person.email);
    expect(JSON.stringify(data)).not.toContain(person.password);
  });
  await test.step('a request to be deleted, and its withdrawal', async () => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
    const requestedAt = (time: number) =>
      t.data.requested.replace('{{requested}}', format.format(time)).replace('{{due}}', format.format(time + 30 * 86_400_000));
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t.data.request }).click();
    await expect(dialog).toBeVisible();
    await expectSoundScreen('profile-question');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t.data.request }).click();
    const pressed = Date.now();
    await dialog.getByRole('button', { name: t.data.confirm }).click();
    await expect(dialog).toBeHidden();
    // At midnight either day is right.
    const told = page.getByText(requestedAt(pressed)).or(page.getByText(requestedAt(Date.now())));
    await page.reload();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: t.data.withdraw }).click();
    await expect(page.getByRole('button', { name: t.data.request })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t.data.request })).toBeVisible();
  });
  await test.step('of the other sessions one is ended, then all', async () => {
    const lost = await browser.newPage({ baseURL: origin, extraHTTPHeaders: ownNetwork() });
    const { token, refreshToken } = await tokensFor(origin, person);
    await storeSession(lost, language, token, refreshToken);
    await lost.goto('/product/ww-200');
    await expect(lost.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
    const program = await tokensFor(origin, person);
    await page.reload();
    const part = page.getByRole('region', { name: t.sessions.title });
    const rows = part.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(t.sessions.current);
    // The newest comes first.
    await rows
      .last()
      .getByRole('button', { name: new RegExp(t.sessions.endNamed.split(':')[0] ?? '-') })
      .click();
    const dialog = page.getByRole('dialog');
    const secret = dialog.getByLabel(t.sessions.password, { exact: true });
    const confirm = dialog.getByRole('button', { name: t.sessions.end, exact: true });
    await expect(dialog).toHaveAccessibleName(t.sessions.ask.one);
    await expect(secret).toHaveAttribute('autocomplete', 'current-password');
    await confirm.click();
    await expectRefused(page, [secret, fields.fieldCannotBeEmpty]);
    await secret.fill('das ist es nicht');
    await confirm.click();
    await expectRefused(page, [secret, accounts.fieldErrors.passwordWrong]);
    await dialog.getByRole('button', { name: login.showPassword }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await expectSoundScreen('profile-sessions-password');
    await secret.fill(person.password);
    await expectTroubles(page, { call: 'auth/sessions/*/end', sentences: sentencesOf(texts), send: () => confirm.click() });
    await expect(rows).toHaveCount(3);
    await confirm.click();
    await expect(rows).toHaveCount(2);
    await expect(dialog).toBeHidden();
    await goOn(lost);
    await at(lost, '/login');
    await expect(lost.getByText(shell.notifications.loggedOut)).toBeVisible();
    await lost.context().close();
    expect(await isKnown(origin, program.token)).toBe(true);
    await part.getByRole('button', { name: t.sessions.endOthers, exact: true }).click();
    await expect(secret, 'not kept from the last time').toHaveValue('');
    await secret.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(part.getByRole('list')).toBeFocused();
    await expect.poll(() => isKnown(origin, program.token), { timeout: 30_000 }).toBe(false);
  });
  await test.step('another language, for the mails and the app', async () => {
    const other = otherTexts.profile;
    await page.getByLabel(t.details.language).selectOption(language === 'de' ? 'en' : 'de');
    await page.getByRole('button', { name: t.details.save }).click();
    await expect(title).toHaveText(other.title);
    await page.reload();
    await expect(page.getByLabel(other.details.language)).toHaveValue(language === 'de' ? 'en' : 'de');
  });
  await test.step('every session is ended, this one too', async () => {
    const { sessions: words } = otherTexts.profile;
    await page.getByRole('button', { name: words.endAll, exact: true }).click();
    await page.getByRole('dialog').getByLabel(words.password, { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await at(page, '/login');
    expect(await page.evaluate(() => localStorage.getItem('objects') ?? '')).not.toContain(person.email);
    await page.goto('/profile');
    await at(page, '/login');
  });
  expect(trouble).toEqual([]);
});

test('a log-out by the menu leads to the log-in, which does not say that a session has ended', async ({
  visitorPage: page,
  origin,
  texts,
  language,
}) => {
  const { menu, notifications } = texts.shell;
  const { token, refreshToken } = await tokensFor(origin, await newCustomer(origin, language, 'Abmeldung'));
  await storeSession(page, language, token, refreshToken);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.profile.title);
  await pressOn(page, exactly(menu.open));
  await pressOn(page, exactly(menu.logout));
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.title);
  await expect.poll(() => isKnown(origin, token), { timeout: 30_000 }).toBe(false);
  await expect(page.getByText(notifications.loggedOut)).toHaveCount(0);
});
