import { randomUUID } from 'node:crypto';
import { readAccountDecisions } from '@vitrine/accounts/desk/account-decisions.ts';
import {
  auditAnswer,
  deletionsAnswer,
  documentsAnswer,
  doneAnswer,
  mailHoldAnswer,
  mailsAnswer,
} from '@vitrine/accounts/desk/desk-contract.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
const { ids, call, ask, queue, decide, undo, decisionOf, one, stateOf, mailOf, auditOf } = deskTests((opened) => {
  content = opened;
});

describe('who may', () => {
  const paths = ['/queue', '/mails', '/documents', '/mail-hold', '/deletions', '/audit'];
  const posts = [
    '/decisions',
    '/undo',
    `/mails/${randomUUID()}/send`,
    '/documents/x/again',
    '/mail-hold',
    `/deletions/${randomUUID()}/carry-out`,
  ];

  test.each(['editor', 'nobody'] as const)('%s sees and does nothing', async (as) => {
    for (const path of paths) expect((await call(path, { as })).status, path).toBe(403);
    for (const path of posts) expect((await call(path, { as, body: {} })).status, path).toBe(403);
  });

  test.each(['approver', 'administrator'] as const)('%s does, from pages of this origin only', async (as) => {
    for (const path of paths) expect((await call(path, { as })).status, path).toBe(200);
    for (const path of posts) expect((await call(path, { as, body: {} })).status, path).toBeLessThanOrEqual(400);
    const id = await waitingAccount(content);
    const body = { decisions: [{ accountId: id, decision: 'approve' }] };
    expect((await call('/decisions', { as, body, origin: 'https://evil.example' })).status).toBe(403);
    expect(await stateOf(id)).toBe('pending');
  });

  test('what is not of the form is refused and changes nothing', async () => {
    const accountId = await waitingAccount(content);
    const bodies: object[] = [
      {},
      { decisions: [] },
      { decisions: [{ accountId: 'x', decision: 'approve' }] },
      { decisions: [{ accountId, decision: 'block' }] },
      { decisions: [{ accountId, decision: 'decline' }] },
      { decisions: [{ accountId, decision: 'decline', text: '   ' }] },
      { decisions: [{ accountId, decision: 'ask', text: 'a\u0000b' }] },
      { decisions: [{ accountId, decision: 'ask', text: 'x'.repeat(2001) }] },
      { decisions: [{ accountId, decision: 'approve', staffId: randomUUID() }] },
      { decisions: Array.from({ length: 101 }, () => ({ accountId, decision: 'approve' })) },
    ];
    for (const body of bodies) expect((await call('/decisions', { body })).status, JSON.stringify(body)).toBe(400);
    expect(await stateOf(accountId)).toBe('pending');
    expect(await auditOf(accountId)).toEqual([]);
  });

  test('a key that comes twice is refused and changes nothing', async () => {
    const accountId = await waitingAccount(content);
    const body = `{"decisions":[{"accountId":"${accountId}","decision":"decline","decision":"approve"}]}`;
    expect((await call('/decisions', { body })).status).toBe(400);
    expect(await stateOf(accountId)).toBe('pending');
  });
});

describe('the queue', () => {
  test('holds confirmed accounts that wait, oldest first, and none that was made by hand', async () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1, 8, minutes));
    const second = await waitingAccount(content, { confirmedAt: at(2), newsletter: true });
    const first = await waitingAccount(content, { confirmedAt: at(1) });
    await waitingAccount(content, { state: 'active', confirmedAt: at(0) });
    await content.payload.create({
      collection: 'accounts',
      data: {
        gender: 'm',
        firstname: 'Hand',
        lastname: 'Gemacht',
        company: 'Selbst',
        email: 'hand@selbst.example',
        language: 'de',
        kind: 'sales',
        state: 'pending',
      },
    });
    const { accounts, total } = await queue();
    expect(accounts.map(({ id }) => id)).toEqual([first, second]);
    expect(total).toBe(2);
    expect(accounts[1]).toMatchObject({
      registeredAt: '2026-11-01T07:32:00.000Z',
      confirmedAt: '2026-11-01T08:02:00.000Z',
      newsletter: true,
      asked: null,
    });
    expect(accounts[0]?.newsletter).toBe(false);
  });

  test('names the country in the language of the admin, and accounts that are alike', async () => {
    const { docs } = await content.payload.find({ collection: 'countries', where: { code: { equals: 'AT' } }, limit: 1 });
    const of = (firstname: string, lastname: string, company: string, email: string) => ({ firstname, lastname, company, email });
    const known = await waitingAccount(content, {
      ...of('Ada', 'Kern', 'Wursthaus Ahlers GmbH', 'ada@ahlers.example'),
      state: 'active',
    });
    await waitingAccount(content, { ...of('Nora', 'Weit', 'Fern AG', 'nora@gmx.de'), state: 'active' });
    const asked = await waitingAccount(content, of('Kern', 'ADA', 'wursthaus ahlers', 'kern@ahlers.example'));
    const private_ = await waitingAccount(content, of('Otto', 'Nah', 'Nahe OHG', 'otto@gmx.de'));
    await content.payload.update({ collection: 'accounts', id: asked, data: { country: docs[0]?.id ?? null } });
    const german = await queue('de');
    const entry = german.accounts.find(({ id }) => id === asked);
    expect(entry?.country).toBe('Österreich');
    expect((await queue('en')).accounts.find(({ id }) => id === asked)?.country).toBe('Austria');
    expect(entry?.alike).toEqual([
      {
        id: known,
        name: 'Ada Kern',
        company: 'Wursthaus Ahlers GmbH',
        email: 'ada@ahlers.example',
        state: 'active',
        because: ['domain', 'name', 'company'],
      },
    ]);
    expect(german.accounts.find(({ id }) => id === private_)?.alike).toEqual([]);
  });
});

describe('the words of a decision', () => {
  const log = async (id: string) =>
    (await ask(auditAnswer, '/audit')).entries
      .filter(({ subject }) => subject?.id === id)
      .map(({ action, reason }) => [action, reason]);

  test('stand in the log and on the account, until the account goes', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'ask', text: 'Welche Maschine?' }]);
    await decide([{ accountId: id, decision: 'decline', text: 'Nur für Betriebe.\nBitte fragen Sie Ihren Händler.' }]);
    expect((await log(id)).slice(0, 2)).toEqual([
      ['account-declined', 'Nur für Betriebe.\nBitte fragen Sie Ihren Händler.'],
      ['account-asked', 'Welche Maschine?'],
    ]);
    expect(await readAccountDecisions(content.pool, id)).toMatchObject([
      { decision: 'decline', reason: 'Nur für Betriebe.\nBitte fragen Sie Ihren Händler.', by: 'approver', undone: false },
      { decision: 'ask', reason: 'Welche Maschine?', by: 'approver', undone: false },
    ]);
    await content.payload.delete({ collection: 'accounts', id });
    expect((await log(id)).map(([, reason]) => reason)).toEqual([null, null, null, null]);
    expect(await readAccountDecisions(content.pool, id)).toEqual([]);
  });

  test('are not said again by the line that they were taken back', async () => {
    const id = await waitingAccount(content);
    await undo([await decisionOf({ accountId: id, decision: 'decline', text: 'Nein.' })]);
    expect((await log(id)).slice(0, 2)).toEqual([
      ['decision-undone', null],
      ['account-declined', 'Nein.'],
    ]);
    expect(await readAccountDecisions(content.pool, id)).toMatchObject([{ reason: 'Nein.', undone: true }]);
  });
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
  test('is set and taken back by an approver, told to everybody at the desk, and kept in the log', async () => {
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

  test('tells when a worker was started with VITRINE_MAIL=hold', async () => {
    await content.pool.query("insert into vitrine.worker (id, browser, is_mail_held) values ('w', 'ready', true)");
    expect(await ask(mailHoldAnswer, '/mail-hold')).toMatchObject({ isHeldBySetting: true });
    await content.pool.query("delete from vitrine.worker where id = 'w'");
  });
});

describe('requests to be deleted', () => {
  test('stand with the day they are due, and are carried out once', async () => {
    const accountId = await waitingAccount(content, { firstname: 'Vera', lastname: 'Gehn', email: 'vera@gehn.example' });
    const requestId = randomUUID();
    await content.pool.query(
      "insert into vitrine.deletion_request (id, account_id, due_at) values ($1, $2, now() + interval '30 d')",
      [requestId, accountId],
    );
    const { deletions } = await ask(deletionsAnswer, '/deletions');
    expect(deletions).toEqual([
      expect.objectContaining({ id: requestId, accountId, name: 'Vera Gehn', email: 'vera@gehn.example' }),
    ]);
    const carryOut = () => ask(doneAnswer, `/deletions/${requestId}/carry-out`, { body: {} });
    expect(await Promise.all([carryOut(), carryOut()])).toEqual(expect.arrayContaining([{ done: true }, { done: false }]));
    expect((await content.pool.query('select 1 from accounts where id = $1', [accountId])).rows).toEqual([]);
    const done = await one(
      z.object({ done_by: z.string() }),
      'select done_by from vitrine.deletion_request where id = $1',
      requestId,
    );
    expect(done.done_by).toBe(ids.get('approver'));
    expect((await ask(deletionsAnswer, '/deletions')).deletions).toEqual([]);
  });

  test('withdrawn in the moment they are carried out stay so; neither waits for the other', async () => {
    const accountId = await waitingAccount(content, { state: 'active' });
    const requestId = randomUUID();
    await content.pool.query(
      "insert into vitrine.deletion_request (id, account_id, due_at) values ($1, $2, now() + interval '30 d')",
      [requestId, accountId],
    );
    // As the API does it (deletion-request.ts).
    const carriedOut = await whileHeld(
      content,
      (db) => db.query('select 1 from accounts where id = $1 for share', [accountId]),
      () => ask(doneAnswer, `/deletions/${requestId}/carry-out`, { body: {} }),
      (db) => db.query('update vitrine.deletion_request set withdrawn_at = now() where id = $1', [requestId]),
    );
    expect(carriedOut).toEqual({ done: false });
    expect(await stateOf(accountId)).toBe('active');
  });
});

describe('the audit log', () => {
  test('cannot be changed', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'approve' }]);
    for (const statement of [
      "update vitrine.audit_log set action = 'x'",
      'delete from vitrine.audit_log',
      'truncate vitrine.audit_log',
    ]) {
      await expect(content.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });

  test('is read by who, what and when; names are those of today, and ids stay when a member is gone', async () => {
    const id = await waitingAccount(content, { firstname: 'Ida', lastname: 'Alt', company: 'Altwerk' });
    await decide([{ accountId: id, decision: 'approve' }], 'administrator');
    const read = (query: string) => ask(auditAnswer, `/audit?${query}`);
    const latest = async () => (await read(`who=staff:${ids.get('administrator')}&what=account-approved`)).entries[0];
    expect(await latest()).toMatchObject({
      actor: { kind: 'staff', name: 'administrator' },
      subject: { kind: 'account', id, name: 'Ida Alt, Altwerk' },
    });
    await content.pool.query("update accounts set lastname = 'Neu' where id = $1", [id]);
    expect((await latest())?.subject?.name).toBe('Ida Neu, Altwerk');
    await content.pool.query('delete from accounts where id = $1', [id]);
    expect(await latest()).toMatchObject({ subject: { id, name: null } });
    expect((await read(`who=staff:${ids.get('editor')}`)).entries.map(({ action }) => action)).toEqual(['staff-logged-in']);
    const refused = { actor: { kind: 'system', id: null } as const, action: 'staff-password-refused' };
    await writeAudit(content.pool, { ...refused, subject: { kind: 'staff', id: ids.get('editor') ?? '' } });
    expect((await read(`who=staff:${ids.get('editor')}`)).entries[0], 'a wrong password at their log-in').toMatchObject({
      ...refused,
      subject: { kind: 'staff', name: 'editor' },
    });
    expect((await read('who=account')).entries.filter(({ action }) => action === refused.action)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await read(`from=${today}&to=${today}`)).entries.length).toBeGreaterThan(0);
    expect((await read('to=2020-01-01')).entries).toEqual([]);
    const all = await read('');
    expect(all.actions).toContain('account-approved');
    expect(all.staff.map(({ name }) => name)).toEqual(['administrator', 'approver', 'editor']);
    expect((await read(`before=${all.entries[0]?.id}`)).entries[0]?.id).toBe(all.entries[1]?.id);
    expect((await call('/audit?from=yesterday')).status).toBe(400);
  });
});
