import { stateChangeAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { expect, test } from 'vitest';
import { accountTraces } from '../testing/account-traces.ts';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
const { ids, call, ask, decide } = deskTests((opened) => {
  content = opened;
});
const { auditOf, mailsOf, openSession, resetLink, isUsable, sessionsOf, stateOf } = accountTraces(() => content);

type State = 'pending' | 'active' | 'declined' | 'blocked';
const change = (id: string, from: State, to: 'active' | 'blocked') =>
  ask(stateChangeAnswer, `/accounts/${id}/state`, { body: { from, to } });

test('to approve from the record is the decision that the queue takes', async () => {
  const id = await waitingAccount(content);
  const { updatedAt: before } = await content.payload.findByID({ collection: 'accounts', id });
  const answer = await change(id, 'pending', 'active');
  const { updatedAt, state } = await content.payload.findByID({ collection: 'accounts', id });
  expect(state).toBe('active');
  expect(answer, 'what the open form has to know, or it could not be saved').toEqual({ done: true, updatedAt });
  expect(updatedAt).not.toBe(before);
  expect(await mailsOf(id)).toEqual([{ kind: 'account-approved', state: 'pending' }]);
  const by = ids.get('approver');
  expect(await auditOf(id)).toEqual([{ action: 'account-approved', details: { decision: expect.any(String) }, by }]);
  const { rows } = await content.pool.query('select decision, former_state from vitrine.account_decision where account_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ decision: 'approve', former_state: 'pending' }]);
});

test('a person who is blocked after a decision gets no mail about it, unless it is being sent', async () => {
  for (const isBegun of [false, true]) {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'approve' }]);
    if (isBegun) await content.pool.query('update vitrine.mail set started_at = now() where account_id = $1', [id]);
    await change(id, 'active', 'blocked');
    expect(await mailsOf(id)).toEqual([{ kind: 'account-approved', state: isBegun ? 'pending' : 'cancelled' }]);
  }
});

test('a person who was declined and is approved afterwards is notified of the last decision only', async () => {
  const id = await waitingAccount(content);
  await decide([{ accountId: id, decision: 'decline', text: 'Nein.' }]);
  await change(id, 'declined', 'active');
  expect(await mailsOf(id)).toEqual([
    { kind: 'account-declined', state: 'cancelled' },
    { kind: 'account-approved', state: 'pending' },
  ]);
});

test('to block logs out and ends mailed links, to unblock does not mail', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await openSession(id);
  const link = await resetLink(id);
  expect((await change(id, 'active', 'blocked')).done).toBe(true);
  expect([await stateOf(id), await sessionsOf(id), await isUsable(link)]).toEqual(['blocked', ['blocked'], false]);
  expect((await change(id, 'blocked', 'active')).done).toBe(true);
  expect([await stateOf(id), await isUsable(link), await mailsOf(id)]).toEqual(['active', false, []]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-blocked', 'account-unblocked']);
});

test('an account that has another state than was shown is left as it is', async () => {
  const id = await waitingAccount(content, { state: 'declined' });
  for (const [from, to] of [
    ['pending', 'active'],
    ['active', 'blocked'],
    ['blocked', 'active'],
  ] as const)
    expect(await change(id, from, to)).toEqual({ done: false });
  expect([await stateOf(id), await mailsOf(id), await auditOf(id)]).toEqual(['declined', [], []]);
});

test('a registration that is not approved cannot be blocked, and so not be approved by unblocking it', async () => {
  for (const state of ['pending', 'declined'] as const) {
    const id = await waitingAccount(content, { state });
    expect(await change(id, state, 'blocked')).toEqual({ done: false });
    expect([await stateOf(id), await auditOf(id)]).toEqual([state, []]);
  }
});

test('a state that the record does not offer, and staff who do not approve, are refused', async () => {
  const id = await waitingAccount(content);
  for (const to of ['pending', 'declined'])
    expect((await call(`/accounts/${id}/state`, { body: { from: 'pending', to } })).status, to).toBe(400);
  const approve = { from: 'pending', to: 'active' };
  for (const as of ['editor', 'nobody'] as const)
    expect((await call(`/accounts/${id}/state`, { as, body: approve })).status, as).toBe(403);
  expect(await stateOf(id)).toBe('pending');
});

test('an account that is erased at the same time stays erased', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  const changed = whileHeld(
    content,
    (db) => eraseAccount(db, { accountId: id, staffId: null }),
    () => change(id, 'active', 'blocked'),
  );
  expect(await changed).toEqual({ done: false });
  expect((await content.pool.query('select 1 from accounts where id = $1', [id])).rows).toEqual([]);
});
