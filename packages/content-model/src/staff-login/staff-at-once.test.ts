import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '@vitrine/server/database.ts';
import type { TypedUser } from 'payload';
import { expect, test } from 'vitest';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffTests } from '../testing/staff-client.ts';
import { totpCode } from '../testing/totp-code.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
const { tryIn, send, patch, enrolled, whoIs } = staffTests((opened) => {
  content = opened;
});

const sessionsOf = async (id: unknown) =>
  (await content.pool.query('select id from staff_sessions where _parent_id = $1', [id])).rowCount;

/** What an administrator's new password does to a member, held open while `meanwhile` begins. */
const whileEnded = <T>(id: unknown, meanwhile: () => Promise<T>): Promise<T> =>
  whileHeld(
    content,
    async (db) => {
      await db.query('update public.staff set updated_at = now() where id = $1', [id]);
      await db.query('delete from public.staff_sessions where _parent_id = $1', [id]);
    },
    meanwhile,
  );

test('a session that is ended while it is renewed stays ended, and so do the others', async () => {
  const { id, email } = await content.staff('editor', 'ended-renewing');
  const [one, other] = [await tryIn({ email: String(email) }), await tryIn({ email: String(email) })];
  const answer = await whileEnded(id, () => send('/refresh-token', one.cookie, {}));
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  expect(await sessionsOf(id)).toBe(0);
  expect([await whoIs(one.cookie), await whoIs(other.cookie)]).toEqual([null, null]);
});

test('a log-out brings no session back that was ended meanwhile', async () => {
  const { id, email } = await content.staff('editor', 'ended-leaving');
  const [one, other] = [await tryIn({ email: String(email) }), await tryIn({ email: String(email) })];
  expect((await whileEnded(id, () => send('/logout', one.cookie, {}))).status).toBe(200);
  expect([await sessionsOf(id), await whoIs(other.cookie)]).toEqual([0, null]);
});

/** A form of a member, saved alone or as one of many. */
const rename = async (id: string, user: TypedUser, many = false): Promise<unknown> => {
  const args = { collection: 'staff', data: { name: 'Bleibt' }, overrideAccess: false, user } as const;
  return many ? content.payload.update({ ...args, where: { id: { equals: id } } }) : content.payload.update({ ...args, id });
};
const rolesOf = async (id: unknown) =>
  (await content.pool.query<{ value: string }>('select value from staff_roles where parent_id = $1', [id])).rows.map(
    ({ value }) => value,
  );
const isThere = async (id: unknown) => (await content.pool.query('select 1 from staff where id = $1', [id])).rowCount === 1;

test.each([
  ['their own', true],
  ['an administrator', false],
] as const)('a member who is deleted while a form of theirs is saved (by %s) stays deleted', async (who, isOwn) => {
  const member = await content.staff('editor', `gone-${isOwn}`);
  const by = isOwn ? member : await content.staff('administrator', 'keeper');
  const remove = (db: Queryable) => db.query('delete from public.staff where id = $1', [member.id]);
  await expect(
    whileHeld(content, remove, () => rename(String(member.id), by)),
    who,
  ).rejects.toMatchObject({
    status: isOwn ? 403 : 404,
  });
  expect([await isThere(member.id), await rolesOf(member.id)]).toEqual([false, []]);
});

test('nor does one come back who is deleted while many are changed', async () => {
  const member = await content.staff('editor', 'gone-many');
  const by = await content.staff('administrator', 'keeper-of-many');
  const remove = (db: Queryable) => db.query('delete from public.staff where id = $1', [member.id]);
  expect(await whileHeld(content, remove, () => rename(String(member.id), by, true))).toMatchObject({ docs: [] });
  expect(await isThere(member.id)).toBe(false);
});

test('a member who is deleted and saves their form at once is gone', async () => {
  await content.staff('administrator', 'deleter');
  for (let i = 0; i < 6; i += 1) {
    const member = await content.staff('editor', `at-once${i}`);
    const remove = content.payload.delete({ collection: 'staff', id: member.id });
    const [removed] = await Promise.allSettled([remove, setTimeout(i * 10).then(() => rename(String(member.id), member))]);
    expect([removed.status, await isThere(member.id)]).toEqual(['fulfilled', false]);
  }
});

test.each([false, true])('a form saved meanwhile (with others: %s) gives back no role and no session', async (many) => {
  const member = await content.staff('approver', `demoted-${many}`);
  const by = await content.staff('administrator', `demoter-${many}`);
  await tryIn({ email: String(member.email) });
  const demote = async (db: Queryable) => {
    await db.query("update public.staff_roles set value = 'editor' where parent_id = $1", [member.id]);
    await db.query('update public.staff set updated_at = now() where id = $1', [member.id]);
    await db.query('delete from public.staff_sessions where _parent_id = $1', [member.id]);
  };
  await whileHeld(content, demote, () => rename(String(member.id), by, many));
  expect([await rolesOf(member.id), await sessionsOf(member.id)]).toEqual([['editor'], 0]);
});

test('more members who give their password at once than there are connections are all answered', async () => {
  const many = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const { id, email } = await content.staff('editor', `mover${i}`);
      return { id, cookie: (await tryIn({ email: String(email) })).cookie, i };
    }),
  );
  const answers = await Promise.race([
    Promise.all(
      many.map(({ id, cookie, i }) => patch(id, cookie, { email: `moved${i}@vitrine.example`, currentPassword: PASSWORD })),
    ),
    // Twelve times the work of a log-in, which steps back for everything else.
    setTimeout(60_000, []),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('a stolen session keeps no member from logging in with codes', async () => {
  const { email, cookie, secret } = await enrolled();
  const renew = async (password: string) => (await send('/security/recovery-codes', cookie, { password, code: '000000' })).json();
  for (let i = 0; i < 5; i += 1) expect(await renew('a wrong password')).toEqual({ reason: 'password' });
  await content.pool.query(
    "update vitrine.throttle set blocked_until = now() + interval '1 hour' where blocked_until > updated_at",
  );
  for (let i = 0; i < 6; i += 1) expect(await renew('a wrong password')).toEqual({ reason: 'wait' });
  expect((await tryIn({ email, code: totpCode(secret) })).status).toBe(200);
});

test('log-ins that fail by themselves count as no tries of a code', async () => {
  const { email, secret } = await enrolled();
  const code = totpCode(secret);
  await content.pool.query('alter table vitrine.audit_log rename to audit_log_away');
  const statuses = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await tryIn({ email, code })).status);
  await content.pool.query('alter table vitrine.audit_log_away rename to audit_log');
  expect(statuses).toEqual(Array(6).fill(500));
  expect((await tryIn({ email, code })).status).toBe(200);
});
