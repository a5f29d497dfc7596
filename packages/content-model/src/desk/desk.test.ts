import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '../access/has-role.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import {
  auditAnswer,
  type Decision,
  decisionsAnswer,
  deletionsAnswer,
  doneAnswer,
  mailsAnswer,
  queueAnswer,
  undoAnswer,
} from './desk-contract.ts';

let content: TestContent;
let client: ReturnType<typeof restClient>;
const cookies = new Map<string, string>();
const ids = new Map<string, string>();

beforeAll(async () => {
  content = await openTestContent();
  client = restClient(content);
  for (const role of ['administrator', 'editor', 'approver'] as const) {
    ids.set(role, String((await content.staff(role)).id));
    cookies.set(role, (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '');
  }
});
afterAll(() => content.close());
beforeEach(() => content.pool.query("update accounts set state = 'blocked' where state = 'pending'"));

const call = (
  path: string,
  {
    as = 'approver',
    body,
    origin = content.environment.publicUrl,
    language = 'de',
  }: {
    as?: Role | 'nobody';
    body?: object;
    origin?: string;
    language?: string;
  } = {},
) => {
  const cookie = cookies.get(as);
  return client.call(`/accounts/desk${path}`, {
    origin,
    headers: { 'accept-language': language },
    ...(body && { method: 'POST', body }),
    ...(cookie && { cookie }),
  });
};
async function ask<S extends z.ZodType>(schema: S, path: string, options: Parameters<typeof call>[1] = {}): Promise<z.output<S>> {
  const answer = await call(path, options);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return schema.parse(await answer.json());
}
const queue = (language = 'de') => ask(queueAnswer, '/queue', { language });
const decide = async (decisions: Decision[], as: Role = 'approver') =>
  (await ask(decisionsAnswer, '/decisions', { as, body: { decisions } })).results;
const undo = async (decisionIds: string[], as: Role = 'approver') =>
  (await ask(undoAnswer, '/undo', { as, body: { decisionIds } })).results.map(({ undone }) => undone);
async function decisionOf(decision: Decision): Promise<string> {
  const [result] = await decide([decision]);
  if (result?.outcome !== 'done') throw new Error(JSON.stringify(result));
  return result.decisionId;
}

async function one<S extends z.ZodType>(row: S, text: string, ...values: unknown[]): Promise<z.output<S>> {
  return row.parse((await content.pool.query(text, values)).rows[0]);
}
const stateOf = async (id: string) =>
  (await one(z.object({ state: z.string() }), 'select state from accounts where id = $1', id)).state;
const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  language: z.string(),
  data: z.unknown(),
  state: z.string(),
  wait: z.coerce.number(),
});
const mailOf = (id: string) =>
  one(
    mailRow,
    `select *, extract(epoch from send_after - created_at) as wait from vitrine.mail where account_id = $1 order by created_at desc`,
    id,
  );
/** Lines about an account, but for the one of its beginning. */
const auditOf = async (id: string) =>
  z
    .array(z.object({ actor_kind: z.string(), actor_id: z.string().nullable(), action: z.string(), details: z.unknown() }))
    .parse((await content.pool.query('select * from vitrine.audit_log where subject_id = $1 order by id', [id])).rows)
    .filter(({ action }) => action !== 'account-created');

describe('who may', () => {
  const paths = ['/queue', '/mails', '/deletions', '/audit'];
  const posts = ['/decisions', '/undo', `/mails/${randomUUID()}/send`, `/deletions/${randomUUID()}/carry-out`];

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

describe('a decision', () => {
  test('to approve makes the account active, mails in its language in ten seconds and is in the audit log', async () => {
    const id = await waitingAccount(content, { language: 'en' });
    const [result] = await decide([{ accountId: id, decision: 'approve' }]);
    expect(result).toMatchObject({ outcome: 'done', accountId: id });
    expect(await stateOf(id)).toBe('active');
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ kind: 'account-approved', language: 'en', state: 'pending', data: {} });
    expect(mail.wait).toBeGreaterThan(9);
    expect(mail.wait).toBeLessThan(11);
    const job = await one(
      z.object({ wait: z.coerce.number() }),
      'select extract(epoch from run_at - now()) as wait from graphile_worker.jobs where key = $1',
      mail.id,
    );
    expect(job.wait).toBeGreaterThan(8);
    expect(await auditOf(id)).toEqual([
      {
        actor_kind: 'staff',
        actor_id: ids.get('approver'),
        action: 'account-approved',
        details: { decision: expect.any(String) },
      },
    ]);
    expect((await queue()).accounts).toEqual([]);
  });

  test('to decline tells the reason, which is in no log', async () => {
    const id = await waitingAccount(content);
    await decide([
      { accountId: id, decision: 'decline', text: 'Wir konnten Ihr Unternehmen nicht finden.\nBitte rufen Sie an.' },
    ]);
    expect(await stateOf(id)).toBe('declined');
    expect(await mailOf(id)).toMatchObject({
      kind: 'account-declined',
      data: { reason: 'Wir konnten Ihr Unternehmen nicht finden.\nBitte rufen Sie an.' },
    });
    expect(JSON.stringify(await auditOf(id))).not.toContain('Unternehmen');
  });

  test('to ask back leaves the account waiting, with the question', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'ask', text: 'Für welches Werk?' }]);
    expect(await stateOf(id)).toBe('pending');
    expect(await mailOf(id)).toMatchObject({ kind: 'account-question', data: { question: 'Für welches Werk?' } });
    expect((await queue()).accounts[0]?.asked).toMatchObject({ question: 'Für welches Werk?', by: 'approver' });
  });

  test('of many is taken of each that still waits', async () => {
    const [a, b, c] = [
      await waitingAccount(content),
      await waitingAccount(content, { state: 'active' }),
      await waitingAccount(content),
    ];
    const gone = randomUUID();
    const results = await decide([a, b, gone, c].map((accountId) => ({ accountId, decision: 'approve' as const })));
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'decided', 'gone', 'done']);
    expect([await stateOf(a), await stateOf(c)]).toEqual(['active', 'active']);
  });

  test('of two approvers at once is taken once; the other one is told by whom', async () => {
    for (let round = 0; round < 5; round += 1) {
      const accountId = await waitingAccount(content);
      const both = await Promise.all([
        decide([{ accountId, decision: 'approve' }], 'approver'),
        decide([{ accountId, decision: 'decline', text: 'Nein.' }], 'administrator'),
      ]);
      const [winner, loser] = both.flat().sort((x, y) => y.outcome.localeCompare(x.outcome));
      expect([winner?.outcome, loser?.outcome]).toEqual(['done', 'decided']);
      const state = await stateOf(accountId);
      expect(loser).toMatchObject({ state, by: state === 'active' ? 'approver' : 'administrator' });
      const { n } = await one(
        z.object({ n: z.coerce.number() }),
        'select count(*) as n from vitrine.mail where account_id = $1',
        accountId,
      );
      expect(n).toBe(1);
    }
  });
});

describe('undo', () => {
  test('puts the state back, cancels the mail, ends sessions and is in the audit log', async () => {
    const id = await waitingAccount(content);
    const decisionId = await decisionOf({ accountId: id, decision: 'approve' });
    await content.pool.query(
      "insert into vitrine.session (id, account_id, long_term, expires_at) values ($1, $2, false, now() + interval '1 h')",
      [randomUUID(), id],
    );
    expect(await undo([decisionId])).toEqual([true]);
    expect(await stateOf(id)).toBe('pending');
    expect((await mailOf(id)).state).toBe('cancelled');
    const session = await one(
      z.object({ end_reason: z.string() }),
      'select end_reason from vitrine.session where account_id = $1',
      id,
    );
    expect(session.end_reason).toBe('undone');
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-approved', 'decision-undone']);
    expect(await undo([decisionId]), 'once').toEqual([false]);
    expect((await decide([{ accountId: id, decision: 'approve' }]))[0]?.outcome).toBe('done');
  });

  test('takes a question back', async () => {
    const id = await waitingAccount(content);
    const decisionId = await decisionOf({ accountId: id, decision: 'ask', text: 'Warum?' });
    expect(await undo([decisionId])).toEqual([true]);
    expect((await mailOf(id)).state).toBe('cancelled');
    expect((await queue()).accounts[0]?.asked).toBeNull();
  });

  test('is of who decided, within its time, before the mail is begun, while nobody changed the account', async () => {
    const fresh = async () => {
      const accountId = await waitingAccount(content);
      return { accountId, decisionId: await decisionOf({ accountId, decision: 'approve' }) };
    };
    const others = await fresh();
    expect(await undo([others.decisionId], 'administrator')).toEqual([false]);
    const late = await fresh();
    await content.pool.query("update vitrine.account_decision set created_at = now() - interval '13 s' where id = $1", [
      late.decisionId,
    ]);
    expect(await undo([late.decisionId])).toEqual([false]);
    const begun = await fresh();
    await content.pool.query('update vitrine.mail set started_at = now() where account_id = $1', [begun.accountId]);
    expect(await undo([begun.decisionId])).toEqual([false]);
    const changed = await fresh();
    await content.pool.query("update accounts set state = 'blocked' where id = $1", [changed.accountId]);
    expect(await undo([changed.decisionId])).toEqual([false]);
    for (const { accountId } of [others, late, begun]) expect(await stateOf(accountId)).toBe('active');
    expect((await mailOf(late.accountId)).state).toBe('pending');
  });

  test('and the worker that begins to send cannot both win', async () => {
    for (let round = 0; round < 10; round += 1) {
      const accountId = await waitingAccount(content);
      const decisionId = await decisionOf({ accountId, decision: 'approve' });
      const begin = content.pool.query(
        "update vitrine.mail set started_at = now() where account_id = $1 and state = 'pending' and started_at is null returning id",
        [accountId],
      );
      const [{ rowCount }, [undone]] = await Promise.all([begin, undo([decisionId])]);
      expect(undone).toBe(rowCount === 0);
      expect(await stateOf(accountId)).toBe(undone ? 'pending' : 'active');
    }
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
});

describe('the audit log', () => {
  test('is changed by nobody', async () => {
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

  test('is read by who, what and when; names are those of today, and ids stay when somebody is gone', async () => {
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
