import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { recipient, storeDraft } from './draft.ts';
import { expect, named, test } from './fixtures.ts';

const REGISTER = '**/api/v1/document-generator/register';
const STATUS = '**/api/v1/document-generator/status/*';
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const page = (path: string, title: string) => ({ id: path, tableOfContentsTitle: title, urlPath: path, type: 'pdf' });
const WW_200 = page('/product/ww-200', 'Winkelwolf WW\u00a0200');
const K_550 = page('/product/k-550', 'Kutter K\u00a0550');

/** Puts documents where the app keeps them, as if the person who is logged in had sent them on other days. */
async function storeOutbox(tab: Page) {
  const content = (addedDocuments: object[], lastName: string, days: number) => ({
    idempotencyKey: randomUUID(),
    addedDocuments,
    receiver: { ...recipient('k.petersen@niederaue.example'), lastName },
    createdAt: daysAgo(days),
  });
  const sendings = [{ ...content([WW_200, K_550], 'Petersen', 0), state: 'queued', isProcessed: false, processStartDate: null }];
  const ended = [
    { ...content([WW_200], 'Nowak', 5), state: 'ended', outcome: 'sent', endedAt: daysAgo(5), pages: 47 },
    { ...content([K_550], 'Ahlers', 1), state: 'ended', outcome: 'invalid', endedAt: daysAgo(1), missing: ['Kutter K\u00a0550'] },
  ];
  await tab.evaluate(
    (lists) => {
      const { state } = JSON.parse(localStorage.getItem('documents') ?? '');
      const mine = (list: object[]) => list.map((document) => ({ ...document, userId: state.userId }));
      const next = { ...state, sendings: mine(lists.sendings), ended: mine(lists.ended) };
      localStorage.setItem('documents', JSON.stringify({ state: next, version: 1 }));
    },
    { sendings, ended },
  );
}

/** True when `above` is on show and covers nothing of `part`. */
async function leavesFree(above: Locator, part: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([above.boundingBox(), part.boundingBox()]);
  if (!a || !b) return false;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

const rows = (tab: Page) => tab.getByRole('main').getByRole('listitem');

test('the outbox lists what waits, failed and was sent, and each can be gone on with', async ({
  salesPage: tab,
  context,
  texts,
  expectSoundScreen,
}) => {
  const { outbox, underway, failure, pagesShort_other } = texts.documents;
  // The server is out of reach for documents: what waits stays so.
  await context.route(REGISTER, (route) => route.abort());
  await storeDraft(tab, []);
  await tab.goto('/documents/outbox');
  await expect(tab.getByText(outbox.empty)).toBeVisible();
  await storeOutbox(tab);
  await tab.reload();
  await expect(rows(tab)).toHaveCount(3);
  const [gone, waits, sent] = [rows(tab).nth(0), rows(tab).nth(1), rows(tab).nth(2)];
  await expect(gone).toContainText(named(outbox.missing_one.replace('{{titles}}', 'Kutter K 550')));
  await expect(waits).toContainText(underway.waiting);
  await expect(sent).toContainText(outbox.sent);
  // As it was printed, whatever its chapters have today.
  await expect(sent).toContainText(named(pagesShort_other.replace('{{count}}', '47')));
  await expectSoundScreen('outbox');
  await tab.getByRole('group', { name: outbox.filter }).getByRole('button', { name: outbox.open }).press('Enter');
  await expect(rows(tab)).toHaveCount(2);
  await tab.getByRole('group', { name: outbox.filter }).getByRole('button', { name: outbox.all }).press('Enter');

  // A second tab shows the same, and what it does shows in the first one.
  const other = await context.newPage();
  await other.goto('/documents/outbox');
  await rows(other).nth(0).getByRole('button', { name: outbox.remove }).press('Enter');
  await expect(rows(other)).toHaveCount(2);
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rows(tab)).toHaveCount(2);

  // Sent by hand as soon as the server is there; then it is refused by the mail server.
  await context.unroute(REGISTER);
  await context.route(REGISTER, (route) => route.fulfill({ json: { data: { hash: 'a-hash' } } }));
  const failed = { status: 'failed', step: 'mail', attempts: 1, nextAttemptAt: null, pages: 9, failure: 'mailRefused' };
  await context.route(STATUS, (route) => route.fulfill({ json: { data: failed } }));
  await rows(tab).nth(0).getByRole('button', { name: outbox.sendNow }).press('Enter');
  await expect(rows(tab).nth(0)).toBeFocused();
  for (const one of [tab, other]) await expect(rows(one).nth(0)).toContainText(failure.mailRefused);
  // The notification of it stays until it is closed. In a window where the reason comes to lie below it, it makes way.
  const notices = other.getByRole('region', { name: texts.shell.notifications.name });
  const reason = rows(other).nth(0).getByText(failure.mailRefused);
  for (const height of [560, 700, 840]) {
    await other.setViewportSize({ width: 800, height });
    await expect.poll(() => leavesFree(notices, reason), { message: `${height} px` }).toBe(true);
  }

  // Edited, it is the draft with its recipient; another one then asks before it takes its place.
  await rows(tab).nth(0).getByRole('button', { name: outbox.editAndSend }).press('Enter');
  await tab.waitForURL('**/documents/form');
  await expect(tab.getByLabel(texts.documents.form.lastName)).toHaveValue('Petersen');
  await expect(rows(other)).toHaveCount(1);
  await rows(other).getByRole('button', { name: outbox.sendAgain }).press('Enter');
  await other.getByRole('dialog', { name: outbox.replace }).getByRole('button', { name: outbox.replaceConfirm }).press('Enter');
  await other.waitForURL('**/documents/form');
  await expect(other.getByLabel(texts.documents.form.lastName)).toHaveValue('Nowak');
});
