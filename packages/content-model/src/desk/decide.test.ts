import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';

let content: TestContent;
const { ids, call, queue, decide, undo, decisionOf, one, stateOf, mailOf, auditOf } = deskTests((opened) => {
  content = opened;
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
      'select extract(epoch from run_at - created_at) as wait from graphile_worker.jobs where key = $1',
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

  test('a declined person gets the reason, which is in no log', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'decline', text: 'Wir konnten Ihre Firma nicht finden.\nBitte rufen Sie an.' }]);
    expect(await stateOf(id)).toBe('declined');
    expect(await mailOf(id)).toMatchObject({
      kind: 'account-declined',
      data: { reason: 'Wir konnten Ihre Firma nicht finden.\nBitte rufen Sie an.' },
    });
    expect(JSON.stringify(await auditOf(id))).not.toContain('Firma');
  });

  test('to decline ends mailed links to a new password, any other decision leaves them', async () => {
    for (const decision of [
      { decision: 'approve' },
      { decision: 'ask', text: 'Wo?' },
      { decision: 'decline', text: 'Nein.' },
    ] as const) {
      const accountId = await waitingAccount(content);
      const link = randomUUID();
      await content.pool.query(
        "insert into vitrine.password_reset (id, account_id, code, expires_at) values ($1, $2, $3, now() + interval '1 h')",
        [link, accountId, Buffer.from(link)],
      );
      await decide([{ accountId, ...decision }]);
      const { rows } = await content.pool.query('select used_at is null as holds from vitrine.password_reset where id = $1', [
        link,
      ]);
      expect([decision.decision, rows]).toEqual([decision.decision, [{ holds: decision.decision !== 'decline' }]]);
    }
  });

  test('a question leaves the account waiting and is mailed', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'ask', text: 'Für welches Werk?' }]);
    expect(await stateOf(id)).toBe('pending');
    expect(await mailOf(id)).toMatchObject({ kind: 'account-question', data: { question: 'Für welches Werk?' } });
    expect((await queue()).accounts[0]?.asked).toMatchObject({ question: 'Für welches Werk?', by: 'approver' });
  });

  test('takes what is pasted out of documents and tables: tabs become blanks', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'ask', text: '\tWerk\tMaschine\vErste\tWW 200\r\nEnde\t' }]);
    expect(await mailOf(id)).toMatchObject({ data: { question: 'Werk Maschine\nErste WW 200\r\nEnde' } });
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

  test('of many is stored of all or of none: what fails half-way leaves nothing that could not be taken back', async () => {
    const all = [await waitingAccount(content), await waitingAccount(content)];
    const body = { decisions: all.map((accountId) => ({ accountId, decision: 'approve' as const })) };
    await content.pool.query(`alter table vitrine.account_decision add constraint broken check (account_id <> '${all[1]}')`);
    expect((await call('/decisions', { body })).status).toBe(500);
    await content.pool.query('alter table vitrine.account_decision drop constraint broken');
    for (const id of all) expect([await stateOf(id), await auditOf(id)]).toEqual(['pending', []]);
    const { rows } = await content.pool.query('select 1 from vitrine.mail where account_id = any($1::uuid[])', [all]);
    expect(rows).toEqual([]);

    const decided = (await decide(body.decisions)).flatMap((result) => (result.outcome === 'done' ? [result.decisionId] : []));
    await content.pool.query(`alter table public.accounts add constraint broken check (id <> '${all[1]}' or state = 'active')`);
    expect((await call('/undo', { body: { decisionIds: decided } })).status).toBe(500);
    await content.pool.query('alter table public.accounts drop constraint broken');
    expect(await undo(decided), 'it can still be taken back').toEqual([true, true]);
  });

  test('of many by two approvers at once, in whichever order, is taken once each', async () => {
    const all = [];
    for (let i = 0; i < 12; i += 1) all.push(await waitingAccount(content));
    const decisions = all.map((accountId) => ({ accountId, decision: 'approve' as const }));
    const both = await Promise.all([decide(decisions), decide([...decisions].reverse(), 'administrator')]);
    expect(both.flat().filter(({ outcome }) => outcome === 'done')).toHaveLength(all.length);
  });

  test('of two approvers at once is taken once; the other one sees by whom', async () => {
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

  test('of many at once, in whichever order, takes each back once', async () => {
    const all = [];
    for (let i = 0; i < 30; i += 1) all.push(await waitingAccount(content));
    const decided = (await decide(all.map((accountId) => ({ accountId, decision: 'approve' as const })))).flatMap((result) =>
      result.outcome === 'done' ? [result.decisionId] : [],
    );
    const orders = [decided, decided.toReversed(), decided, decided.toReversed()];
    const taken = await Promise.all(orders.map((decisionIds) => undo(decisionIds)));
    expect(taken.flat().filter(Boolean)).toHaveLength(all.length);
    for (const id of all) expect(await stateOf(id)).toBe('pending');
  });

  test('takes a question back', async () => {
    const id = await waitingAccount(content);
    const decisionId = await decisionOf({ accountId: id, decision: 'ask', text: 'Warum?' });
    expect(await undo([decisionId])).toEqual([true]);
    expect((await mailOf(id)).state).toBe('cancelled');
    expect((await queue()).accounts[0]?.asked).toBeNull();
  });

  test('is of who decided, within its time, before the mail is begun, while the account is unchanged', async () => {
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
