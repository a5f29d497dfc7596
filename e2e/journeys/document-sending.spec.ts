import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { MACHINES, type Machine, recipient, storeDraft } from './draft.ts';
import { expect, mailsTo, named, test } from './fixtures.ts';
import { frames } from './frames.ts';
import { interceptOnce } from './intercept.ts';
import { followRequests } from './quiet.ts';

const REGISTER = '**/api/v1/document-generator/register';
const STATUS = '**/api/v1/document-generator/status/*';
const newAddress = () => `karin.${randomUUID()}@kunde.example`;
const mailCount = (address: string) => mailsTo(address).then((mails) => mails.length);

/** The one document of the outbox, once that page is there. */
async function outboxRow(page: Page, { outbox }: Texts<Catalogue>['documents']) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(outbox.title);
  return page.getByRole('main').getByRole('listitem');
}

/** The form with everything filled in. */
async function form(page: Page, address: string, machines: readonly Machine[] = MACHINES.slice(0, 1)) {
  await storeDraft(page, machines, recipient(address));
  await page.goto('/documents/form');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
const status = (state: object) => ({
  contentType: 'application/json',
  body: JSON.stringify({ data: { status: 'pending', step: 'mail', attempts: 1, nextAttemptAt: null, pages: null, ...state } }),
});

test('without a connection a document waits, and goes out when it is back', async ({ salesPage: page, context, texts }) => {
  test.setTimeout(120_000);
  const { form: t, processing, outbox, underway, notice } = texts.documents;
  const address = newAddress();
  const quiet = followRequests(page);
  // Notices come after their code, of which a part that is on its way when the connection goes may hang.
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/notifications/unseen')), form(page, address)]);
  // The pages after it come once somebody is at it.
  await page.getByLabel(t.firstName).focus();
  await quiet();
  await context.setOffline(true);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await page.waitForURL('**/documents/processing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(processing.waitingTitle));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: texts.shell.document }).click();
  await page.waitForURL('**/documents/overview*');
  await page.getByRole('link', { name: outbox.link }).click();
  const row = await outboxRow(page, texts.documents);
  await expect(row).toContainText(underway.waiting);
  expect(await mailCount(address)).toBe(0);
  await context.setOffline(false);
  // The notice goes after six seconds: it is waited for before the mailbox is looked through.
  const toasts = page.getByRole('region', { name: texts.shell.notifications.name });
  const sent = named(notice.sent.replace('{{name}}', 'Karin Petersen'));
  await expect(toasts.getByText(sent)).toBeVisible({ timeout: 60_000 });
  // Read aloud by a region that was there, empty, before it.
  await expect(page.locator('#said')).toHaveText(sent);
  expect(await mailCount(address)).toBe(1);
  await expect(row).toContainText(outbox.sent);
  // What its recipient got is shown, over the list.
  const open = row.getByRole('button', { name: outbox.openDocument });
  await open.click();
  const opened = page.getByRole('dialog', { name: 'WW\u00a0200' });
  await expect(opened.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 });
  await expect(
    opened.getByRole('button', { name: texts.staticProduct.zoomIn }),
    'the viewer has its texts here too',
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(open).toBeFocused();
});

test('an answer that is lost on its way makes no second document', async ({ salesPage: page, texts }) => {
  test.setTimeout(120_000);
  const address = newAddress();
  await form(page, address);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await interceptOnce(page, REGISTER, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: texts.documents.form.send, exact: true }).click();
  await page.waitForURL('**/documents/processing');
  await page.goto('/documents/overview');
  const toasts = page.getByRole('region', { name: texts.shell.notifications.name });
  await expect(toasts.getByText(named(texts.documents.notice.sent.replace('{{name}}', 'Karin Petersen')))).toBeVisible({
    timeout: 60_000,
  });
  // It has been said: the next page does not say it again, also within its time.
  await page.clock.install();
  await page.reload();
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe('');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3000);
  await page.waitForLoadState('networkidle');
  await expect(toasts).toHaveCount(0);
  expect(await mailCount(address)).toBe(1);
});

test('back from the wait screen stays back', async ({ salesPage: page, texts }) => {
  await page.route(REGISTER, (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"hash":"a-hash"}}' }));
  await page.route(STATUS, (route) => route.fulfill(status({})));
  await page.clock.install();
  await form(page, newAddress());
  await page.getByRole('button', { name: texts.documents.form.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(texts.documents.processing.title));
  await page.goBack();
  await page.waitForURL('**/documents/form');
  // The wait screen goes to home after four seconds.
  await page.clock.runFor(5000);
  await frames(page, 10);
  expect(new URL(page.url()).pathname).toBe('/documents/form');
});

test('a document that failed is said, until one has seen it', async ({ salesPage: page, texts }) => {
  const { form: t, notice, outbox } = texts.documents;
  await page.route(REGISTER, (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"hash":"a-hash"}}' }));
  await page.route(STATUS, (route) => route.fulfill(status({ status: 'failed' })));
  await page.clock.install();
  await form(page, newAddress());
  await page.getByRole('button', { name: t.send, exact: true }).click();
  const message = page.getByText(named(notice.failed.replace('{{name}}', 'Karin Petersen')));
  await expect(message).toBeVisible();
  await page.clock.runFor(4000);
  await page.waitForURL((url) => url.pathname === '/');
  await page.clock.runFor(4000);
  await page.reload();
  await expect(message).toBeVisible();
  await page.getByRole('link', { name: notice.look }).click();
  await page.waitForURL('**/documents/outbox');
  await expect(await outboxRow(page, texts.documents)).toContainText(outbox.failedCopy);
  await expect(message).toHaveCount(0);
});

test('a mail that the server puts off is said where the document waits', async ({ salesPage: page, texts }) => {
  const { form: t, outbox, underway } = texts.documents;
  await page.route(REGISTER, (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"hash":"a-hash"}}' }));
  await page.route(STATUS, (route) => route.fulfill(status({ attempts: 3, nextAttemptAt: new Date().toISOString() })));
  await form(page, newAddress(), MACHINES);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await page.getByRole('link', { name: texts.documents.processing.follow }).click();
  const list = await outboxRow(page, texts.documents);
  await expect(list).toContainText(underway.retried);
  await expect(list).toContainText(underway.retriedCopy);
  await expect(list).toContainText(
    outbox.recipient.replace('{{name}}', 'Karin Petersen').replace('{{company}}', 'Fleischwerk Niederaue'),
  );
  // Staff pause all mail: it waits, and nothing turns.
  await page.route(STATUS, (route) => route.fulfill(status({ isHeld: true })));
  await expect(list).toContainText(underway.held);
  await expect(list).toContainText(underway.heldCopy);
});
