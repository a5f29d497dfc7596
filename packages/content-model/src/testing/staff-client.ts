import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { logInRefusal, recoveryAnswer } from '@vitrine/accounts/staff/staff-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { openTestContent, PASSWORD, type TestContent } from './open-test-content.ts';
import { restClient } from './rest-client.ts';
import { totpCode } from './totp-code.ts';

export interface LogInBody {
  email: string;
  password?: string;
  code?: string;
  ticket?: string;
}
interface From {
  /** Where the call comes from, as the API says it. */
  address?: string;
  /** The program it comes from. */
  agent?: string;
  /** Of the admin. */
  language?: 'de' | 'en';
}

/** Codes are good once: a test goes on in time instead of waiting. Needs a Date that vitest fakes. */
export const later = (seconds = 90) => vi.setSystemTime(Date.now() + seconds * 1000);

export const refusalOf = ({ text }: { text: string }) => logInRefusal.parse(JSON.parse(text));

/** What members of staff do, over REST, and what is kept of it. `of`: the content of the test, once it is open. */
export function staffClient(of: () => TestContent) {
  let client: ReturnType<typeof restClient> | undefined;
  let made = 0;
  const call: ReturnType<typeof restClient>['call'] = (path, options) => {
    client ??= restClient(of());
    return client.call(path, options);
  };
  const headersOf = ({ address, agent, language }: From): Record<string, string> => ({
    ...(address !== undefined && { 'x-forwarded-for': address }),
    ...(agent !== undefined && { 'user-agent': agent }),
    ...(language !== undefined && { 'accept-language': language }),
  });

  async function tryIn({ password = PASSWORD, ...body }: LogInBody, from: From = {}) {
    const answer = await call('/staff/login', { method: 'POST', body: { password, ...body }, headers: headersOf(from) });
    return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', text: await answer.text() };
  }
  const send = (path: string, cookie: string, body?: object | string, origin = of().environment.publicUrl) =>
    call(`/staff${path}`, { cookie, origin, ...(body && { method: 'POST', body }) });
  const ask = (email: string, from: From = {}, language = 'de') =>
    call('/staff/forgot-password', {
      method: 'POST',
      body: { email },
      headers: { ...headersOf(from), 'accept-language': language },
    });

  return {
    call,
    tryIn,
    send,
    ask,
    /** Whose cookie it is, by address; null when it is no session. */
    async whoIs(cookie: string) {
      const answer = await call('/staff/me', { cookie, origin: of().environment.publicUrl });
      return z.object({ user: z.object({ email: z.string() }).nullable() }).parse(await answer.json()).user?.email ?? null;
    },
    /** The security notices that a member of staff was mailed, oldest first. */
    async noticesTo(email: string) {
      const { rows } = await of().pool.query<{ said: string }>(
        `select concat_ws(' ', language, data ->> 'event') as said from vitrine.mail
         where kind = 'staff-security' and recipient = $1 order by created_at, id`,
        [email],
      );
      return rows.map(({ said }) => said);
    },
    async auditOf(id: unknown) {
      const text = 'select action from vitrine.audit_log where subject_id = $1 order by id';
      return (await of().pool.query<{ action: string }>(text, [id])).rows.map(({ action }) => action);
    },
    patch: (id: unknown, cookie: string, body: object, language = 'de') =>
      call(`/staff/${id}`, {
        method: 'PATCH',
        cookie,
        origin: of().environment.publicUrl,
        headers: { 'accept-language': language },
        body,
      }),
    /** A member of staff with a second factor, set up as they do it themselves. */
    async enrolled(role: 'editor' | 'approver' | 'administrator' = 'editor') {
      made += 1;
      const user = await of().staff(role, `member${made}`);
      const email = String(user.email);
      const { cookie } = await tryIn({ email });
      const begun = z
        .object({ ticket: z.string(), secret: z.string(), uri: z.string() })
        .parse(await (await send('/security/begin', cookie, {})).json());
      const { ticket, secret, uri } = begun;
      const answer = await send('/security/enrol', cookie, { password: PASSWORD, ticket, code: totpCode(secret) });
      expect(answer.status).toBe(200);
      const { recoveryCodes } = recoveryAnswer.parse(await answer.json());
      later();
      return { id: String(user.id), email, cookie, secret, uri, recoveryCodes };
    },
    /** The code of a mailed link, asked for as members do and made as the worker makes it. */
    async linkTo(email: string, from: From = {}) {
      expect((await ask(email, from)).status).toBe(200);
      const { rows } = await of().pool.query<{ id: string; staff: string }>(
        `select m.id::text, s.id::text as staff from vitrine.mail m join public.staff s on s.email = m.recipient
         where kind = 'staff-password-reset' and recipient = $1 order by m.created_at desc, m.id limit 1`,
        [email],
      );
      const { id = '', staff = '' } = rows[0] ?? {};
      const code = mailCode(of().environment.secret, 'staff-password-reset', id);
      await of().pool.query(
        `insert into vitrine.staff_password_reset (id, staff_id, code, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
        [id, staff, hashOfCode(code)],
      );
      return `${id}.${code}`;
    },
    reset: (token: string, password: string, from: From = {}) =>
      call('/staff/reset-password', { method: 'POST', body: { token, password }, headers: headersOf(from) }),
    /** From now on a member who has to wait does so for an hour, however long the rest of the test takes. */
    hold: () =>
      of().pool.query(
        // The first wait is of two seconds; what was taken back waits until the moment it was.
        "update vitrine.throttle set blocked_until = now() + interval '1 hour' where blocked_until > updated_at + interval '1 s'",
      ),
    /** Time goes by for tries: all that was counted was that much earlier. */
    wait: (time: string) =>
      of().pool.query(
        `update vitrine.throttle set blocked_until = blocked_until - interval '${time}', updated_at = updated_at - interval '${time}'`,
      ),
  };
}

/** Milliseconds: passwords are hashed as slowly as for real, and tests of other files with them. */
const WAIT_MS = 120_000;

/** The content of a file of tests about staff, told when it is open, and what its members do. The date is in the hands of each test. */
export function staffTests(opened: (content: TestContent) => void) {
  let content: TestContent;
  vi.setConfig({ testTimeout: WAIT_MS });
  beforeAll(async () => {
    content = await openTestContent();
    opened(content);
  });
  afterAll(() => content.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  return staffClient(() => content);
}
