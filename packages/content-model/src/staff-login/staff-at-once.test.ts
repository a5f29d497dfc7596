import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffClient } from '../testing/staff-client.ts';
import { totpCode } from '../testing/totp-code.ts';

const WAIT_MS = 120_000;
let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());
// Codes of authenticator apps are good once.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const { tryIn, send, patch, enrolled, whoIs } = staffClient(() => content);

const sessionsOf = async (id: unknown) =>
  (await content.pool.query('select id from staff_sessions where _parent_id = $1', [id])).rowCount;

/** Until something of the admin waits for a row that somebody else has. */
async function untilItWaits(): Promise<void> {
  const text = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'vitrine-content' and wait_event_type = 'Lock'`;
  for (let i = 0; i < 400; i += 1) {
    if ((await content.pool.query(text)).rowCount) return;
    await setTimeout(25);
  }
  throw new Error('nothing waits');
}

/** What an administrator's new password does to a member, held open while `meanwhile` begins. */
async function whileEnded<T>(id: unknown, meanwhile: () => Promise<T>): Promise<T> {
  const client = await content.pool.connect();
  try {
    await client.query('begin');
    await client.query('update public.staff set updated_at = now() where id = $1', [id]);
    await client.query('delete from public.staff_sessions where _parent_id = $1', [id]);
    const begun = meanwhile();
    await untilItWaits();
    await client.query('commit');
    return await begun;
  } finally {
    client.release();
  }
}

test(
  'a session that is ended while it is renewed stays ended, and so do the others',
  async () => {
    const { id, email } = await content.staff('editor', 'ended-renewing');
    const [one, other] = [await tryIn({ email: String(email) }), await tryIn({ email: String(email) })];
    const answer = await whileEnded(id, () => send('/refresh-token', one.cookie, {}));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await sessionsOf(id)).toBe(0);
    expect([await whoIs(one.cookie), await whoIs(other.cookie)]).toEqual([null, null]);
  },
  WAIT_MS,
);

test(
  'a log-out brings no session back that was ended meanwhile',
  async () => {
    const { id, email } = await content.staff('editor', 'ended-leaving');
    const [one, other] = [await tryIn({ email: String(email) }), await tryIn({ email: String(email) })];
    expect((await whileEnded(id, () => send('/logout', one.cookie, {}))).status).toBe(200);
    expect([await sessionsOf(id), await whoIs(other.cookie)]).toEqual([0, null]);
  },
  WAIT_MS,
);

test(
  'more who prove their password at once than there are connections are all answered',
  async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { id, email } = await content.staff('editor', `mover${i}`);
        return { id, cookie: (await tryIn({ email: String(email) })).cookie, i };
      }),
    );
    const answers = await Promise.race([
      Promise.all(
        many.map(({ id, cookie, i }) => patch(id, cookie, { email: `moved${i}@vitrine.example`, presentPassword: PASSWORD })),
      ),
      setTimeout(25_000, []),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  },
  WAIT_MS,
);

test(
  'a stolen session keeps nobody from logging in with codes',
  async () => {
    const { email, cookie, secret } = await enrolled();
    const renew = async (password: string) =>
      (await send('/security/recovery-codes', cookie, { password, code: '000000' })).json();
    for (let i = 0; i < 5; i += 1) expect(await renew('a wrong password')).toEqual({ reason: 'password' });
    await content.pool.query(
      "update vitrine.throttle set blocked_until = now() + interval '1 hour' where blocked_until > updated_at",
    );
    for (let i = 0; i < 6; i += 1) expect(await renew('a wrong password')).toEqual({ reason: 'wait' });
    expect((await tryIn({ email, code: totpCode(secret) })).status).toBe(200);
  },
  WAIT_MS,
);

test(
  'log-ins that fail by themselves count as no tries of a code',
  async () => {
    const { email, secret } = await enrolled();
    const code = totpCode(secret);
    await content.pool.query('alter table vitrine.audit_log rename to audit_log_away');
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await tryIn({ email, code })).status);
    await content.pool.query('alter table vitrine.audit_log_away rename to audit_log');
    expect(statuses).toEqual(Array(6).fill(500));
    expect((await tryIn({ email, code })).status).toBe(200);
  },
  WAIT_MS,
);
