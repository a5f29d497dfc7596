import { randomUUID } from 'node:crypto';
import { decide } from '@vitrine/accounts/desk/decide.ts';
import { accountEmail } from '@vitrine/contract/account-email.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { type Queryable, transaction } from '@vitrine/server/database.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { refusal } from '../testing/refusal.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
let approver: TypedUser;
beforeAll(async () => {
  content = await openTestContent();
  approver = await content.staff('approver');
});
afterAll(() => content.close());

const as = () => ({ overrideAccess: false, user: approver }) as const;
const change = (
  id: string,
  data: {
    state?: 'pending' | 'active' | 'declined' | 'blocked';
    phone?: string;
    email?: string;
    lastname?: string;
    password?: string;
    currentPassword?: string;
  },
) => content.payload.update({ collection: 'accounts', id, data, ...as() });

const auditRow = z.object({ actor_kind: z.string(), actor_id: z.string().nullable(), action: z.string(), details: z.unknown() });
/** Lines about an account, but for the one of its beginning. */
const auditOf = async (id: string) =>
  z
    .array(auditRow)
    .parse((await content.pool.query('select * from vitrine.audit_log where subject_id = $1 order by id', [id])).rows)
    .filter(({ action }) => action !== 'account-created')
    .map(({ action, details, actor_kind, actor_id }) => ({ action, details, by: actor_id ?? actor_kind }));
const mailsOf = async (id: string) =>
  z
    .array(z.object({ kind: z.string() }))
    .parse((await content.pool.query('select kind from vitrine.mail where account_id = $1 order by created_at', [id])).rows)
    .map(({ kind }) => kind);
async function openSession(id: string): Promise<void> {
  await content.pool.query(
    "insert into vitrine.session (id, account_id, long_term, expires_at) values ($1, $2, false, now() + interval '1 h')",
    [randomUUID(), id],
  );
}
/** A mailed link to a new password; answers its id. */
async function resetLink(id: string): Promise<string> {
  const link = randomUUID();
  await content.pool.query(
    "insert into vitrine.password_reset (id, account_id, code, expires_at) values ($1, $2, $3, now() + interval '1 h')",
    [link, id, Buffer.from(link)],
  );
  return link;
}
const holds = async (link: string) =>
  (await content.pool.query('select 1 from vitrine.password_reset where id = $1 and used_at is null', [link])).rowCount === 1;
const sessionsOf = async (id: string) =>
  z
    .array(z.object({ end_reason: z.string().nullable() }))
    .parse((await content.pool.query('select end_reason from vitrine.session where account_id = $1', [id])).rows)
    .map(({ end_reason }) => end_reason);
const stateOf = async (id: string) => (await content.payload.findByID({ collection: 'accounts', id })).state;

test('to approve by the form is the decision that the desk takes', async () => {
  const id = await waitingAccount(content);
  await change(id, { state: 'active' });
  expect(await mailsOf(id)).toEqual(['account-approved']);
  expect(await auditOf(id)).toEqual([{ action: 'account-approved', details: { decision: expect.any(String) }, by: approver.id }]);
  const { rows } = await content.pool.query('select decision, former_state from vitrine.account_decision where account_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ decision: 'approve', former_state: 'pending' }]);
});

test('who is blocked after a decision is not told of it, unless it is being sent', async () => {
  for (const isBegun of [false, true]) {
    const id = await waitingAccount(content);
    await transaction(content.pool, (db) => decide(db, { accountId: id, decision: 'approve' }, String(approver.id)));
    if (isBegun) await content.pool.query('update vitrine.mail set started_at = now() where account_id = $1', [id]);
    await change(id, { state: 'blocked' });
    const { rows } = await content.pool.query('select kind, state from vitrine.mail where account_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'account-approved', state: isBegun ? 'pending' : 'cancelled' }]);
  }
});

test('who is approved by the form after a decision at the desk is told the last one only', async () => {
  const id = await waitingAccount(content);
  const decline = { accountId: id, decision: 'decline', text: 'Nein.' } as const;
  await transaction(content.pool, (db) => decide(db, decline, String(approver.id)));
  await change(id, { state: 'active' });
  const { rows } = await content.pool.query('select kind, state from vitrine.mail where account_id = $1 order by kind', [id]);
  expect(rows).toEqual([
    { kind: 'account-approved', state: 'pending' },
    { kind: 'account-declined', state: 'cancelled' },
  ]);
});

test('to decline by the form is refused at its field, in the language of the admin', async () => {
  const id = await waitingAccount(content);
  const { payload } = content;
  const decline = (language: 'de' | 'en') =>
    refusal(payload, (req) => payload.update({ collection: 'accounts', id, data: { state: 'declined' }, req }), language);
  expect(await decline('de')).toEqual({ state: expect.stringContaining('Freigaben') });
  expect(await decline('en')).toEqual({ state: expect.stringContaining('Approvals') });
  expect([await stateOf(id), await mailsOf(id), await auditOf(id)]).toEqual(['pending', [], []]);
});

test('to block logs out and ends mailed links, to unblock does not mail', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await openSession(id);
  const link = await resetLink(id);
  await change(id, { state: 'blocked' });
  expect([await sessionsOf(id), await holds(link)]).toEqual([['blocked'], false]);
  await change(id, { state: 'active' });
  expect(await holds(link)).toBe(false);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-blocked', 'account-unblocked']);
  expect(await mailsOf(id)).toEqual([]);
});

test('a form that was opened before a decision does not take the decision back', async () => {
  const id = await waitingAccount(content);
  const opened = await content.payload.findByID({ collection: 'accounts', id, depth: 0 });
  await change(id, { state: 'active' });
  await change(id, { phone: '+49 221 1', state: opened.state });
  expect(await stateOf(id)).toBe('active');
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'account-changed', details: { fields: 'phone' } });
});

test('a form that was opened before the person changed something is refused; what is opened anew is saved, twice', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  const open = () => content.payload.findByID({ collection: 'accounts', id, depth: 0, ...as() });
  const save = (data: object) => content.payload.update({ collection: 'accounts', id, data, ...as() });
  const opened = await open();
  await content.pool.query(
    "update accounts set phone = '+49 30 1', company = 'Neuwerk', language = 'en', updated_at = now() where id = $1",
    [id],
  );
  await expect(save({ ...opened, position: 'Leitung' })).rejects.toMatchObject({ status: 409, isPublic: true });
  expect(await open()).toMatchObject({ phone: '+49 30 1', company: 'Neuwerk', language: 'en' });
  expect(await auditOf(id)).toEqual([]);
  const saved = await save({ ...(await open()), position: 'Leitung' });
  await save({ ...saved, position: 'Einkauf' });
  expect(await open()).toMatchObject({ phone: '+49 30 1', company: 'Neuwerk', language: 'en', position: 'Einkauf' });
  await save({ position: 'Versand' });
  expect((await open()).position, 'without a time').toBe('Versand');
});

test('other fields are named in the log, their contents are not', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await change(id, { phone: '+49 7161 1', lastname: 'Geheim' });
  const [entry, ...more] = await auditOf(id);
  expect(entry).toMatchObject({ action: 'account-changed', by: approver.id });
  expect(entry?.details).toEqual({ fields: expect.stringMatching(/^(lastname phone|phone lastname)$/) });
  expect(more).toEqual([]);
  await change(id, { lastname: 'Geheim' });
  expect(await auditOf(id), 'nothing changed').toHaveLength(1);
});

test.each([
  ['kunde@пример.рф', 'kunde@xn--e1afmkfd.xn--p1ai'],
  ['einkauf@Müller.example', 'einkauf@xn--mller-kva.example'],
  ["o'brien+{a}/b=c?&!#`~|^_*%$@werk.example", "o'brien+{a}/b=c?&!#`~|^_*%$@werk.example"],
])('whoever registration takes can be changed and blocked: %s', async (given, email) => {
  expect(accountEmail.parse(given)).toBe(email);
  const id = await waitingAccount(content, { state: 'active', email: given });
  expect((await content.payload.findByID({ collection: 'accounts', id })).email).toBe(email);
  await change(id, { state: 'blocked', phone: '1', email });
  expect(await stateOf(id)).toBe('blocked');
});

test('what registration does not take is refused at its field', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  for (const email of ['', 'a@b', 'käufer@werk.example', 'a@werk.example, b@werk.example'])
    await expect(change(id, { email, currentPassword: PASSWORD }), email).rejects.toMatchObject({
      data: { errors: [{ path: 'email' }] },
    });
});

test('a new password ends sessions, is told by mail and is in the log', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await openSession(id);
  const link = await resetLink(id);
  const password = 'Rübenkraut und 7 Kessel';
  for (const currentPassword of [undefined, '', 'a wrong password'])
    await expect(change(id, { password, ...(currentPassword !== undefined && { currentPassword }) })).rejects.toMatchObject({
      data: { errors: [{ path: 'currentPassword' }] },
    });
  expect([await sessionsOf(id), await mailsOf(id), await holds(link)]).toEqual([[null], [], true]);
  await change(id, { password, currentPassword: PASSWORD });
  expect(await holds(link), 'a link that was mailed before').toBe(false);
  expect(await sessionsOf(id)).toEqual(['password']);
  expect(await mailsOf(id)).toEqual(['password-changed']);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-password-set']);
});

test('a new address wants the present password of staff, ends sessions and links, and is told at both', async () => {
  const id = await waitingAccount(content, { state: 'active', email: 'alt@adresse.example' });
  await openSession(id);
  const link = await resetLink(id);
  const email = 'neu@adresse.example';
  await expect(change(id, { email })).rejects.toMatchObject({ data: { errors: [{ path: 'currentPassword' }] } });
  expect([await sessionsOf(id), await holds(link)]).toEqual([[null], true]);
  await change(id, { email, currentPassword: PASSWORD });
  expect([await sessionsOf(id), await holds(link)]).toEqual([['address'], false]);
  const { rows } = await content.pool.query(
    "select recipient from vitrine.mail where kind = 'address-changed' order by recipient",
  );
  expect(rows).toEqual([{ recipient: 'alt@adresse.example' }, { recipient: email }]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-address-changed', 'account-changed']);
});

test('a new password that is set with a new address is told at both', async () => {
  const id = await waitingAccount(content, { state: 'active', email: 'alt@beides.example' });
  const password = 'Rübenkraut und 7 Kessel';
  await change(id, { email: 'neu@beides.example', password, currentPassword: PASSWORD });
  const { rows } = await content.pool.query(
    'select recipient, kind from vitrine.mail where account_id = $1 order by recipient, kind',
    [id],
  );
  expect(rows).toEqual(
    ['alt@beides.example', 'neu@beides.example'].flatMap((recipient) => [
      { recipient, kind: 'address-changed' },
      { recipient, kind: 'password-changed' },
    ]),
  );
});

test('what a program does is not said to be of staff', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await content.payload.update({ collection: 'accounts', id, data: { state: 'blocked' } });
  expect(await auditOf(id)).toEqual([{ action: 'account-blocked', details: {}, by: 'system' }]);
});

test('to delete erases what belongs to the account, one by one and many at once', async () => {
  const [one, other] = [await waitingAccount(content, { email: 'weg@weg.example' }), await waitingAccount(content)];
  for (const id of [one, other]) await openSession(id);
  await content.payload.delete({ collection: 'accounts', id: one, ...as() });
  await content.payload.delete({ collection: 'accounts', where: { id: { in: [other] } }, ...as() });
  for (const id of [one, other]) {
    expect(await sessionsOf(id)).toEqual([]);
    expect((await content.pool.query('select 1 from vitrine.consent where account_id = $1', [id])).rows).toEqual([]);
    expect(await auditOf(id)).toEqual([{ action: 'account-erased', details: {}, by: approver.id }]);
    expect((await content.payload.count({ collection: 'accounts', where: { id: { equals: id } } })).totalDocs).toBe(0);
  }
  const { rows } = await content.pool.query("select kind from vitrine.mail where recipient = 'weg@weg.example'");
  expect(rows).toEqual([{ kind: 'deletion-done' }]);
});

test.each([
  ['a name', { lastname: 'Neu' }],
  ['a state', { state: 'blocked' as const }],
])('a form saved (%s) while its account is erased does not bring it back, alone or with others', async (_, data) => {
  for (const many of [false, true]) {
    const id = await waitingAccount(content, { state: 'active' });
    const save = async (): Promise<unknown> =>
      many ? content.payload.update({ collection: 'accounts', where: { id: { equals: id } }, data, ...as() }) : change(id, data);
    const saved = whileHeld(content, (db) => eraseAccount(db, { accountId: id, staffId: null }), save);
    if (many) expect(await saved).toMatchObject({ docs: [], errors: [{ id }] });
    else await expect(saved).rejects.toMatchObject({ status: 404 });
    expect((await content.pool.query('select 1 from accounts where id = $1', [id])).rows).toEqual([]);
  }
});

test('a form saved meanwhile does not give the former password back', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  const set = (db: Queryable) => db.query("update accounts set password_hash = 'new' where id = $1", [id]);
  await whileHeld(content, set, () => change(id, { lastname: 'Neu' }));
  const { rows } = await content.pool.query('select lastname, password_hash from accounts where id = $1', [id]);
  expect(rows).toEqual([{ lastname: 'Neu', password_hash: 'new' }]);
});
