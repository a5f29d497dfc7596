import { decide } from '@vitrine/accounts/desk/decide.ts';
import { accountEmail } from '@vitrine/contract/account-email.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { type Queryable, transaction } from '@vitrine/server/database.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTraces } from '../testing/account-traces.ts';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { refusal } from '../testing/refusal.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
let approver: TypedUser;
const { auditOf, mailsOf, openSession, resetLink, isUsable, sessionsOf, stateOf } = accountTraces(() => content);
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

test('the state is refused at its field, in the language of the admin, for staff and for programs, one by one and for many', async () => {
  const id = await waitingAccount(content);
  const { payload } = content;
  const refused = (language: 'de' | 'en') =>
    refusal(payload, (req) => payload.update({ collection: 'accounts', id, data: { state: 'active' }, req }), language);
  expect(await refused('de')).toEqual({ state: expect.stringContaining('Freigaben') });
  expect(await refused('en')).toEqual({ state: expect.stringContaining('Approvals') });
  const states = ['active', 'declined', 'blocked'] as const;
  for (const state of states)
    await expect(change(id, { state })).rejects.toMatchObject({ data: { errors: [{ path: 'state' }] } });
  const where = { id: { equals: id } };
  const many = await payload.update({ collection: 'accounts', where, data: { state: 'blocked' }, ...as() });
  expect(many).toMatchObject({ docs: [], errors: [{ id }] });
  expect([await stateOf(id), await mailsOf(id), await auditOf(id)]).toEqual(['pending', [], []]);
});

test('what staff make by hand waits for approval', async () => {
  const person = { gender: 'f', firstname: 'Ada', lastname: 'Kern', company: 'Kern', language: 'de', kind: 'customer' } as const;
  const make = (email: string, state: 'pending' | 'active') =>
    content.payload.create({ collection: 'accounts', data: { ...person, email, state }, ...as() });
  await expect(make('aktiv@hand.example', 'active')).rejects.toMatchObject({ data: { errors: [{ path: 'state' }] } });
  expect((await make('wartet@hand.example', 'pending')).state).toBe('pending');
});

test('a form that was opened before a decision does not take the decision back', async () => {
  const id = await waitingAccount(content);
  const opened = await content.payload.findByID({ collection: 'accounts', id, depth: 0 });
  await transaction(content.pool, (db) => decide(db, { accountId: id, decision: 'approve' }, String(approver.id)));
  await expect(change(id, { phone: '+49 221 1', state: opened.state })).rejects.toMatchObject({
    data: { errors: [{ path: 'state' }] },
  });
  expect(await stateOf(id)).toBe('active');
  await change(id, { phone: '+49 221 1' });
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
])('an address that registration takes can be saved: %s', async (given, email) => {
  expect(accountEmail.parse(given)).toBe(email);
  const id = await waitingAccount(content, { state: 'active', email: given });
  expect((await content.payload.findByID({ collection: 'accounts', id })).email).toBe(email);
  await change(id, { phone: '1', email });
  expect((await content.payload.findByID({ collection: 'accounts', id })).phone).toBe('1');
});

test('what registration does not take is refused at its field', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  for (const email of ['', 'a@b', 'käufer@werk.example', 'a@werk.example, b@werk.example'])
    await expect(change(id, { email, currentPassword: PASSWORD }), email).rejects.toMatchObject({
      data: { errors: [{ path: 'email' }] },
    });
});

test('a new password ends sessions, is announced by mail and is in the log', async () => {
  const id = await waitingAccount(content, { state: 'active' });
  await openSession(id);
  const link = await resetLink(id);
  const password = 'Rübenkraut und 7 Kessel';
  for (const currentPassword of [undefined, '', 'a wrong password'])
    await expect(change(id, { password, ...(currentPassword !== undefined && { currentPassword }) })).rejects.toMatchObject({
      data: { errors: [{ path: 'currentPassword' }] },
    });
  expect([await sessionsOf(id), await mailsOf(id), await isUsable(link)]).toEqual([[null], [], true]);
  await change(id, { password, currentPassword: PASSWORD });
  expect(await isUsable(link), 'a link that was mailed before').toBe(false);
  expect(await sessionsOf(id)).toEqual(['password']);
  expect(await mailsOf(id)).toMatchObject([{ kind: 'password-changed' }]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-password-set']);
});

test('a new address needs the current password of staff, ends sessions and links, and is announced at both', async () => {
  const id = await waitingAccount(content, { state: 'active', email: 'alt@adresse.example' });
  await openSession(id);
  const link = await resetLink(id);
  const email = 'neu@adresse.example';
  await expect(change(id, { email })).rejects.toMatchObject({ data: { errors: [{ path: 'currentPassword' }] } });
  expect([await sessionsOf(id), await isUsable(link)]).toEqual([[null], true]);
  await change(id, { email, currentPassword: PASSWORD });
  expect([await sessionsOf(id), await isUsable(link)]).toEqual([['address'], false]);
  const { rows } = await content.pool.query(
    "select recipient from vitrine.mail where kind = 'address-changed' order by recipient",
  );
  expect(rows).toEqual([{ recipient: 'alt@adresse.example' }, { recipient: email }]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account-address-changed', 'account-changed']);
});

test('a new password that is set with a new address is announced at both', async () => {
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
  await content.payload.update({ collection: 'accounts', id, data: { phone: '+49 30 1' } });
  expect(await auditOf(id)).toEqual([{ action: 'account-changed', details: { fields: 'phone' }, by: 'system' }]);
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

test('a form saved while its account is erased does not bring it back, alone or with others', async () => {
  const data = { lastname: 'Neu' };
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
