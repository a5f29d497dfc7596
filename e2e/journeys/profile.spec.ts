import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { test as base, english, expect } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';
import { goOn, newCustomer, type Person } from './people.ts';
import { storeSession, tokensFor } from './session.ts';

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

const test = base.extend<{ person: Person }>({
  /** A customer who is logged in on the page, and whom no other test changes. */
  person: async ({ origin, language, page }, use) => {
    const person = await newCustomer(origin, language);
    const { token, refreshToken } = await tokensFor(origin, person);
    await page.setExtraHTTPHeaders(ownNetwork());
    await storeSession(page, language, token, refreshToken);
    await use(person);
  },
});

/** The same person in another browser. */
async function elsewhere(browser: Browser, origin: string, language: 'de' | 'en', person: Person): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, extraHTTPHeaders: ownNetwork() });
  const { token, refreshToken } = await tokensFor(origin, person);
  await storeSession(page, language, token, refreshToken);
  await page.goto('/product/ww-200');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
  return page;
}

test('the menu leads to the profile; telephone, company and language are changed and stay', async ({
  page,
  person,
  texts,
  language,
}) => {
  const { common, profile: t, shell } = texts;
  await page.goto('/');
  await page.getByRole('button', { name: shell.menu.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.menu.profile }).click();
  await at(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page.getByRole('main')).toContainText(person.email);
  const save = page.getByRole('button', { name: t.details.save });
  await page.getByLabel(t.details.company).fill('');
  await save.click();
  await expect(page.getByLabel(t.details.company)).toHaveAccessibleDescription(common.fieldErrors.fieldCannotBeEmpty);
  await expect(page.getByLabel(t.details.company)).toBeFocused();
  await page.getByLabel(t.details.company).fill('Petersen & Töchter');
  await page.getByLabel(t.details.phone).fill('+45 33 12 34 56');
  await save.click();
  await expect(page.getByRole('region', { name: texts.shell.notifications.name }).getByText(t.details.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t.details.company)).toHaveValue('Petersen & Töchter');
  await expect(page.getByLabel(t.details.phone)).toHaveValue('+45 33 12 34 56');
  if (language === 'en') return;
  await page.getByLabel(t.details.language).selectOption('en');
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.profile.title);
  await page.reload();
  await expect(page.getByRole('button', { name: english.shell.menu.open })).toBeVisible();
  await expect(page.getByLabel(english.profile.details.language)).toHaveValue('en');
});

test('sessions: each with its device, one ended, all others, all', async ({ page, browser, origin, person, texts, language }) => {
  const { profile: t } = texts;
  const lost = await elsewhere(browser, origin, language, person);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: t.sessions.title });
  const rows = part.getByRole('listitem');
  await expect(rows.first()).toContainText(t.sessions.current);
  const others = await rows.count();
  expect(others).toBeGreaterThan(1);
  const ends = part.getByRole('button', { name: new RegExp(t.sessions.endNamed.split(':')[0] ?? '-') });
  await ends.first().click();
  await expect(rows).toHaveCount(others - 1);
  await goOn(lost);
  await at(lost, '/login');
  await expect(lost.getByText(texts.shell.notifications.loggedOut)).toBeVisible();

  const second = await elsewhere(browser, origin, language, person);
  await page.reload();
  await part.getByRole('button', { name: t.sessions.endOthers, exact: true }).click();
  await expect(rows).toHaveCount(1);
  await goOn(second);
  await at(second, '/login');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await part.getByRole('button', { name: t.sessions.endAll, exact: true }).click();
  await at(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('objects') ?? '')).not.toContain(person.email);
  await page.goto('/profile');
  await at(page, '/login');
  for (const other of [lost, second]) await other.context().close();
});

test('two tabs: a new password keeps both, and ends the session of another browser', async ({
  page,
  browser,
  context,
  origin,
  person,
  texts,
  language,
}) => {
  const { accounts, profile: t } = texts;
  const other = await elsewhere(browser, origin, language, person);
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
  await form.getByRole('button', { name: t.password.save }).click();
  await expect(field(t.password.password)).toHaveAccessibleDescription(accounts.fieldErrors.passwordWrong);
  await expect(field(t.password.password)).toBeFocused();
  await field(t.password.password).fill(person.password);
  await form.getByRole('button', { name: t.password.save }).click();
  await expect(page.getByRole('region', { name: texts.shell.notifications.name }).getByText(t.password.saved)).toBeVisible();
  await expect(field(t.password.newPassword)).toHaveValue('');
  await goOn(tab);
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(tab.url()).pathname).toMatch(/^\/product\//);
  await goOn(other);
  await at(other, '/login');
  await tokensFor(origin, { ...person, password: fresh });
  await other.context().close();
});

test('consent, its withdrawal, the export, a request to be deleted and its withdrawal', async ({
  page,
  person,
  texts,
  language,
}) => {
  const { profile: t } = texts;
  const told = page.getByRole('region', { name: texts.shell.notifications.name });
  await page.goto('/profile');
  const box = page.getByRole('checkbox', { name: NEWSLETTER_CONSENT[language] });
  await expect(box).not.toBeChecked();
  await box.check({ force: true });
  await expect(told.getByText(t.newsletter.given)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByText(t.newsletter.since.split('{{')[0] ?? '-')).toBeVisible();
  await box.uncheck({ force: true });
  await expect(told.getByText(t.newsletter.withdrawn)).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: t.data.export }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${t.data.fileName}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.email).toBe(person.email);
  expect(JSON.stringify(data)).not.toContain(person.password);

  const days = (count: number) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { dateStyle: 'long' }).format(Date.now() + count * 86_400_000);
  await page.getByRole('button', { name: t.data.request }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t.data.request }).click();
  await dialog.getByRole('button', { name: t.data.confirm }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const requested = t.data.requested.replace('{{requested}}', days(0)).replace('{{due}}', days(30));
  await expect(page.getByText(requested)).toBeVisible();
  await page.getByRole('button', { name: t.data.withdraw }).click();
  await expect(page.getByRole('button', { name: t.data.request })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t.data.request })).toBeVisible();
});
