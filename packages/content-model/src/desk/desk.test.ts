import { randomUUID } from 'node:crypto';
import { readAccountDecisions } from '@vitrine/accounts/desk/account-decisions.ts';
import { auditAnswer, deletionsAnswer, doneAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
const { ids, call, ask, queue, decide, undo, decisionOf, one, stateOf, auditOf } = deskTests((opened) => {
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

  test('are in the log and on the account, until the account goes', async () => {
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

describe('requests to be deleted', () => {
  test('have the day they are due, and are carried out once', async () => {
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
