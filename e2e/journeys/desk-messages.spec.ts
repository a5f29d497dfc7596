import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOCALES } from '@vitrine/contract/sites.ts';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, type AdminLanguage, adminPage, callContent, onlyIn } from './admin.ts';
import { expectFits } from './fits.ts';
import { expect, STAFF, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { tokensFor } from './session.ts';

test.setTimeout(180_000);

const WORDS = {
  de: {
    deletions: 'Löschwünsche',
    record: 'Entscheidungen und Rückfragen',
    on: 'am',
    deleteNow: (name: string) => `${name} jetzt löschen`,
    confirm: 'Endgültig löschen',
    deleted: (name: string) => `${name} ist gelöscht.`,
    failed: 'gescheitert nach 1 Versuch (Empfänger vom Mailserver abgelehnt, SMTP 550)',
    waiting: /2 Versuche bisher \(keine Antwort vom Mailserver, ESOCKET\), nächster Versuch ab /,
    again: (to: string) => `„Konto freigegeben“ an ${to} erneut senden`,
    sent: 'Die E-Mail wird erneut gesendet.',
    underWay: 'wird gerade gesendet …',
    held: 'angehalten: geht hinaus, wenn E-Mails wieder gesendet werden',
    gone: 'erledigt',
    pause: 'E-Mails anhalten',
    documentsHeld: '1 Dokument ist angehalten.',
    empty: 'Alle E-Mails sind zugestellt.',
    logInAs: 'Anmeldung als Verwechselt',
  },
  en: {
    deletions: 'Deletion requests',
    record: 'Decisions and questions',
    on: 'on',
    deleteNow: (name: string) => `Delete now: ${name}`,
    confirm: 'Delete for good',
    deleted: (name: string) => `${name} has been deleted.`,
    failed: 'failed after 1 try (recipient refused by the mail server, SMTP 550)',
    waiting: /2 tries so far \(no answer from the mail server, ESOCKET\), next try from /,
    again: (to: string) => `Send again: “Account approved” to ${to}`,
    sent: 'The email is being sent again.',
    underWay: 'being sent …',
    held: 'held: will be sent when emails are sent again',
    gone: 'done',
    pause: 'Pause emails',
    documentsHeld: '1 document is held.',
    empty: 'All emails have been delivered.',
    logInAs: 'Log-in as Verwechselt',
  },
} as const satisfies Record<AdminLanguage, object>;
const FAR = 'Asia/Kathmandu';

const FLOWING = { isHeldBySetting: false, waiting: 1 };

/** The page is asked for again, with the numbers in its tabs: other journeys change them too. */
const asksAnew = (page: Page) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/admin/desk' && searchParams.has('_rsc');
  });

for (const language of ADMIN_LANGUAGES) {
  const words = WORDS[language];

  test(`a deletion that was carried out is said, and the number in the tab follows; times are the reader’s (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const person = await newCustomer(origin, language, `L${randomUUID().slice(0, 6)}`);
    const name = `${person.firstname} ${person.lastname}`;
    const { token } = await tokensFor(origin, person);
    const asked = await fetch(`${origin}/api/v1/user/current/deletion-request`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': language },
    });
    expect(asked.ok, `deletion request: ${asked.status}`).toBe(true);
    const staff = await adminPage(browser, origin, language);
    const page = await browser.newPage({
      baseURL: origin,
      locale: LOCALES[language],
      timezoneId: FAR,
      storageState: await staff.context().storageState(),
    });
    await staff.context().close();

    await page.goto('/admin/desk?tab=deletions');
    const list = page.getByRole('region', { name: words.deletions });
    const row = list.getByRole('listitem').filter({ hasText: person.email });

    await row.getByRole('link', { name }).click();
    const record = page.getByRole('region', { name: words.record });
    const time = record.locator('time');
    const at = (await time.getAttribute('datetime')) ?? '';
    const there = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: FAR });
    await expect(record).toContainText(`${words.on} ${there.format(new Date(at))}`);

    await page.goto('/admin/desk?tab=deletions');
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: words.deleteNow(name) }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: words.confirm });
    // It cannot be taken back: its label is read on its ground, also under the pointer.
    await confirm.hover();
    await expectAccessible(page, 'dialog');
    const counted = asksAnew(page);
    await confirm.click();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.deleted(name) })).toBeVisible();
    await expect(row).toHaveCount(0);
    await counted;
    await page.context().close();
  });

  test(`a failed mail is said in words, and is under way until it is known (${language})${onlyIn('en', language)}`, async ({
    browser,
    origin,
  }) => {
    const page = await adminPage(browser, origin, language);
    await page.setViewportSize({ width: 390, height: 844 });
    const past = new Date(Date.now() - 3_600_000).toISOString();
    const coming = new Date(Date.now() + 3_600_000).toISOString();
    const mail = { kind: 'account-approved', recipient: 'a@b.example', accountId: null, createdAt: past };
    const id = randomUUID();
    const failed = { ...mail, id, state: 'failed', attempts: 1, lastError: 'SMTP 550 at RCPT TO', sendAfter: past };
    const waiting = {
      ...mail,
      ...{ id: randomUUID(), recipient: 'c@d.example', state: 'pending', attempts: 2 },
      ...{ lastError: 'SMTP ESOCKET at CONN', sendAfter: coming },
    };
    let mails: object[] = [failed, waiting];
    let isHeld = false;
    await page.route('**/cms-api/accounts/desk/mails', (route) =>
      route.fulfill({ json: { mails, total: mails.length, isHeld } }),
    );
    // Of this page alone: other journeys wait for their mails.
    await page.route('**/cms-api/accounts/desk/mail-hold', (route) => {
      if (route.request().method() === 'POST') isHeld = true;
      const paused = isHeld ? { at: past, by: null } : null;
      return route.fulfill({ json: route.request().method() === 'POST' ? { done: true } : { ...FLOWING, paused } });
    });
    let sent = 0;
    await page.route(`**/cms-api/accounts/desk/mails/${id}/send`, (route) => {
      sent += 1;
      mails = [waiting, { ...failed, state: 'pending', attempts: 0, lastError: null, sendAfter: new Date().toISOString() }];
      return route.fulfill({ json: { done: true } });
    });
    await page.goto('/admin/desk?tab=mails');
    const row = page.getByRole('listitem').filter({ hasText: mail.recipient });
    await expect(row).toContainText(words.failed);
    await expect(page.getByRole('listitem').filter({ hasText: waiting.recipient })).toContainText(words.waiting);
    const button = row.getByRole('button', { name: words.again(mail.recipient) });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectFits(page);
    const counted = asksAnew(page);
    const [first, place] = [page.getByRole('listitem').filter({ hasText: '@' }).first(), await row.boundingBox()];
    await button.dblclick();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.sent })).toBeVisible();
    await expect(row).toContainText(words.underWay);
    await expect(button).toHaveCount(0);
    await counted;
    expect(sent, 'a second click sends nothing').toBe(1);
    await expect(first, 'it keeps its place before the one that waited').toContainText(mail.recipient);
    expect((await row.boundingBox())?.y).toBe(place?.y);
    await page.getByRole('button', { name: words.pause }).click();
    await expect(row).toContainText(words.held);
    await expectAccessible(page, '.template-default__wrap', '.localizer-button__label');
    // What is gone stays under the pointer.
    await row.hover();
    mails = [];
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(row).toContainText(words.gone);
    await page.mouse.move(1, 1);
    await expect(page.getByText(words.empty)).toBeVisible();

    const ordered = { id: 'a'.repeat(32), recipient: mail.recipient, company: 'Wurst AG', sender: 'Vera Trieb', accountId: id };
    const waits = { ...ordered, failure: null, lastError: null, createdAt: past, isHeld };
    await page.route('**/cms-api/accounts/desk/documents', (route) =>
      route.fulfill({ json: { documents: [waits], total: 1, held: 1 } }),
    );
    await page.goto('/admin/desk?tab=documents');
    await expect(page.getByText(words.documentsHeld)).toBeVisible();
    await expect(row).toContainText(words.held);
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectFits(page);
    await page.context().close();
  });

  test(`the log says whose log-in a wrong password was for (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const administrator = await adminPage(browser, origin, language);
    const email = `verwechselt-${randomUUID()}@vitrine.example`;
    const { doc } = await callContent(administrator, origin, 'POST', '/staff', {
      ...{ email, name: 'Verwechselt', password: 'Rübenkraut und 7 Kessel', roles: ['editor'] },
      currentPassword: STAFF.password,
    });
    const refused = await administrator.request.post('/cms-api/staff/login', {
      headers: { Origin: origin },
      data: { email, password: 'das ist es nicht' },
    });
    expect(refused.status()).toBe(401);
    await expect(async () => {
      await administrator.goto('/admin/desk?tab=audit');
      // Of this member alone: others write into the log at the same time.
      const filter = administrator.locator('form').filter({ has: administrator.locator('[name=who]') });
      await filter.locator('[name=who]').selectOption(`staff:${doc.id}`, { timeout: 10_000 });
      await filter.locator('button[type=submit]').click();
      await expect(administrator.getByRole('cell', { name: words.logInAs }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await callContent(administrator, origin, 'POST', `/staff/${doc.id}/delete`, { password: STAFF.password });
    await administrator.context().close();
  });
}
