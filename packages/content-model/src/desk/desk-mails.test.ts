import { randomUUID } from 'node:crypto';
import { auditAnswer, documentsAnswer, doneAnswer, mailHoldAnswer, mailsAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';

let content: TestContent;
const { ask, decide, one, mailOf, auditOf } = deskTests((opened) => {
  content = opened;
});

describe('mails', () => {
  test('that failed come first and are sent again, once', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'approve' }]);
    const { id: mailId } = await mailOf(id);
    const send = () => ask(doneAnswer, `/mails/${mailId}/send`, { body: {} });
    expect(await send(), 'it waits').toEqual({ done: false });
    await content.pool.query(
      "update vitrine.mail set state = 'failed', attempts = 5, started_at = now(), last_error = '550' where id = $1",
      [mailId],
    );
    expect((await ask(mailsAnswer, '/mails')).mails[0]).toMatchObject({
      id: mailId,
      state: 'failed',
      attempts: 5,
      lastError: '550',
      kind: 'account-approved',
    });
    expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([{ done: true }, { done: false }]));
    expect((await mailOf(id)).state).toBe('pending');
    expect((await auditOf(mailId)).map(({ action }) => action)).toEqual(['mail-sent-again']);
  });
});

describe('documents', () => {
  const statusOf = (hash: string) =>
    one(
      z.object({ status: z.string(), print_timeouts: z.int(), failure: z.string().nullable() }),
      'select status, print_timeouts, failure from vitrine.document_request where hash = $1',
      hash,
    );

  test('that failed are listed with why, and tried again once', async () => {
    const accountId = await waitingAccount(content, { state: 'active' });
    const hash = randomUUID().replaceAll('-', '');
    const body = { meta: { customer: { email: 'kunde@wurst.example', company: 'Wurst AG' }, message: '' }, pages: [] };
    await content.pool.query(
      `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender, status, failure, last_error, attempts,
         print_timeouts) values ($1, $2, $1, 'de', $3, '{}', 'failed', 'printTooLong', 'PrintTooLongError: …', 2, 2)`,
      [hash, accountId, JSON.stringify(body)],
    );
    const { documents, total } = await ask(documentsAnswer, '/documents');
    expect(documents).toMatchObject([
      { id: hash, recipient: 'kunde@wurst.example', company: 'Wurst AG', failure: 'printTooLong' },
    ]);
    expect(total).toBe(1);
    const again = () => ask(doneAnswer, `/documents/${hash}/again`, { body: {} });
    expect(await Promise.all([again(), again()])).toEqual(expect.arrayContaining([{ done: true }, { done: false }]));
    expect(await statusOf(hash)).toEqual({ status: 'pending', print_timeouts: 0, failure: null });
    const jobs = await content.pool.query('select 1 from graphile_worker.jobs where key = $1', [hash]);
    expect(jobs.rowCount).toBe(1);
    expect((await auditOf(hash)).map(({ action }) => action)).toEqual(['document-tried-again']);
    expect((await ask(documentsAnswer, '/documents')).documents).toEqual([]);
    await content.pool.query("update vitrine.document_request set step = 'mail' where hash = $1", [hash]);
    expect((await ask(documentsAnswer, '/documents')).documents, 'while mails go out').toEqual([]);
    await ask(doneAnswer, '/mail-hold', { body: { isPaused: true } });
    expect(await ask(documentsAnswer, '/documents')).toMatchObject({
      documents: [{ id: hash, isHeld: true }],
      total: 1,
      held: 1,
    });
    expect((await ask(mailsAnswer, '/mails')).isHeld).toBe(true);
    await ask(doneAnswer, '/mail-hold', { body: { isPaused: false } });
    expect((await ask(mailsAnswer, '/mails')).isHeld).toBe(false);
  });
});

describe('the pause of all mail', () => {
  test('is set and taken back by an approver, shown to everybody at the desk, and kept in the log', async () => {
    const pause = (isPaused: boolean) => ask(doneAnswer, '/mail-hold', { body: { isPaused } });
    expect(await ask(mailHoldAnswer, '/mail-hold')).toMatchObject({ isHeldBySetting: false, paused: null });
    expect([await pause(true), await pause(true)]).toEqual([{ done: true }, { done: false }]);
    expect((await ask(mailHoldAnswer, '/mail-hold', { as: 'administrator' })).paused).toMatchObject({ by: expect.any(String) });
    await content.pool.query("select graphile_worker.remove_job('mail-document')");
    expect([await pause(false), await pause(false)]).toEqual([{ done: true }, { done: false }]);
    const jobs = await content.pool.query("select 1 from graphile_worker.jobs where key = 'mail-document'");
    expect(jobs.rowCount, 'documents that waited are asked for').toBe(1);
    expect((await ask(mailHoldAnswer, '/mail-hold')).paused).toBeNull();
    const { entries } = await ask(auditAnswer, '/audit');
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['mail-resumed', 'mail-paused']);
  });

  test('shows when a worker was started with VITRINE_MAIL=hold', async () => {
    await content.pool.query("insert into vitrine.worker (id, browser, is_mail_held) values ('w', 'ready', true)");
    expect(await ask(mailHoldAnswer, '/mail-hold')).toMatchObject({ isHeldBySetting: true });
    await content.pool.query("delete from vitrine.worker where id = 'w'");
  });
});
