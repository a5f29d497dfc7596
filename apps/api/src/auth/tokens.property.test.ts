import { REFRESH_GRACE_SECONDS, SESSION_IDLE_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { resetLink } from '../testing/mailed-links.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const many = { max: 1_000_000, timeWindow: 60_000 };
  server = await testServer({ context: { limits: { ...LIMITS, api: many, loginByAddress: many, exchange: many } } });
});
afterAll(() => server.close());

const index = fc.nat(5);
/** What people, tabs, thieves and staff do; numbers choose among the tokens seen so far, the newest first. */
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('login' as const) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('refresh' as const), token: index }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('theft' as const), token: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const), token: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('endOthers' as const), token: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('code' as const), token: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('changePassword' as const), token: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('block' as const, 'unblock' as const) }) },
);
/**
 * Actions of one round are under way at once; before it, with `wait`, the time is over in which two tabs get the same, with `rest`
 * the one in which a session has to be used.
 */
const round = fc.record({
  wait: fc.boolean(),
  rest: fc.nat(9).map((n) => n === 9),
  actions: fc.array(action, { minLength: 1, maxLength: 5 }),
});
const rounds = fc.array(round, { minLength: 2, maxLength: 8 });
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface Pair {
  session: string;
  access: string;
  refresh: string;
}

function world(id: string, email: string) {
  const seen: Pair[] = [];
  /** The token that each was exchanged for, and the other way round. */
  const next = new Map<string, string>();
  const former = new Map<string, string>();

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/${url}`, headers: token ? bearer(token) : {}, ...(payload && { payload }) });

  function see(session: string, access: string, refresh: string): Pair {
    const pair = { session, access, refresh };
    if (!seen.some((known) => known.refresh === refresh)) seen.unshift(pair);
    return pair;
  }
  async function open(answer: { statusCode: number; json(): { data: { id: string; attributes: Record<string, string> } } }) {
    if (answer.statusCode !== 200) return false;
    const { data } = answer.json();
    see(data.id, data.attributes.token ?? '', data.attributes.refresh_token ?? '');
    return true;
  }

  /** Refreshes; answers what it brought. */
  async function exchange({ session, refresh: shown }: Pair): Promise<Pair | null> {
    const answer = await call('GET', 'auth/refresh', shown);
    if (answer.statusCode !== 200) return null;
    const { token, refresh_token: refresh } = answer.json().data;
    // Honoured once: a client that shows it again within seconds gets the very same successor, and never another.
    expect(next.get(shown) ?? refresh).toBe(refresh);
    expect(former.get(refresh) ?? shown).toBe(shown);
    next.set(shown, refresh);
    former.set(refresh, shown);
    return see(session, token, refresh);
  }

  /** Sessions that stay through a new password that was set in this round: of each, the one it was set in or none. */
  const kept: (string | null)[] = [];
  /** Sessions whose owner had gone on when a used token was shown. */
  const thefts: string[] = [];

  /** Does one action; answers whether it brought tokens. */
  async function act(a: Action): Promise<boolean> {
    const chosen = 'token' in a ? seen[a.token] : undefined;
    if (a.kind === 'block' || a.kind === 'unblock') {
      await server.pool.query('update accounts set state = $2 where id = $1', [id, a.kind === 'block' ? 'blocked' : 'active']);
      return false;
    }
    if (a.kind === 'login')
      return open(await call('POST', 'auth/login', undefined, { credentials: { username: email, password: PASSWORD } }));
    if (a.kind === 'reset') {
      // The same one again, so that who logs in at the same time knows it; its hash is another.
      const body = { ...(await resetLink(server, id)), newPassword: PASSWORD, newPassword_confirmation: PASSWORD };
      if ((await call('POST', 'auth/password-reset/set-password', undefined, body)).statusCode === 200) kept.push(null);
      return false;
    }
    if (!chosen) return false;
    if (a.kind === 'changePassword') {
      const body = { password: PASSWORD, newPassword: PASSWORD, newPassword_confirmation: PASSWORD };
      if ((await call('POST', 'auth/change-password', chosen.access, body)).statusCode === 200) kept.push(chosen.session);
    } else if (a.kind === 'logout') await call('POST', 'auth/logout', chosen.refresh);
    else if (a.kind === 'endOthers')
      await call('POST', 'auth/sessions/end', chosen.access, { password: PASSWORD, except: 'current' });
    else if (a.kind === 'code') {
      const made = await call('POST', 'auth/code', chosen.access);
      if (made.statusCode !== 201) return false;
      const { code } = made.json().data;
      const answers = await Promise.all([1, 2].map(() => call('POST', 'auth/exchange', undefined, { code })));
      const opened = await Promise.all(answers.map(open));
      expect(opened.filter(Boolean).length, 'a code opens one session at most').toBeLessThanOrEqual(1);
      return opened.includes(true);
    } else if (a.kind === 'theft') {
      // Its owner goes on from it; who shows it then gets nothing, although the time of two tabs is not over.
      const first = await exchange(chosen);
      if (!first || !(await exchange(first))) return first !== null;
      expect(await exchange(chosen), 'a stolen token brought another').toBeNull();
      thefts.push(chosen.session);
      return true;
    } else {
      return (await exchange(chosen)) !== null;
    }
    return false;
  }
  return { seen, next, kept, thefts, act };
}

const endedSessions = async (id: string) => {
  const { rows } = await server.pool.query<{ id: string }>(
    `select id from vitrine.session where account_id = $1
       and (ended_at is not null or last_used_at <= now() - make_interval(secs => $2))`,
    [id, SESSION_IDLE_SECONDS],
  );
  return new Set(rows.map((row) => row.id));
};

test('whatever happens at once: no refresh token is honoured twice, no blocked account gets a token, what has ended stays so, a new password ends what was before', async () => {
  let exchanged = 0;
  let changed = 0;
  let stolen = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      const { id, email } = await server.account();
      const { seen, next, kept, thefts, act } = world(id, email);
      let isBlocked = false;
      await act({ kind: 'login' });
      for (const { wait, rest, actions } of plan) {
        if (wait) {
          await server.pool.query(
            `update vitrine.refresh_token t set used_at = used_at - make_interval(secs => $2)
             from vitrine.session s where s.id = session_id and s.account_id = $1 and used_at is not null`,
            [id, REFRESH_GRACE_SECONDS + 1],
          );
        }
        if (rest) {
          await server.pool.query(
            'update vitrine.session set last_used_at = last_used_at - make_interval(secs => $2) where account_id = $1',
            [id, SESSION_IDLE_SECONDS],
          );
        }
        const ended = await endedSessions(id);
        const before = new Set(seen.map(({ session }) => session));
        kept.length = 0;
        // A used token whose successor was used too, or that is shown late, is stolen: it must bring nothing.
        const stolen = new Set([...next.keys()].filter((token) => wait || next.has(next.get(token) ?? '')));
        const shown = actions.map((a) => (a.kind === 'refresh' || a.kind === 'theft' ? seen[a.token] : undefined));
        const results = await Promise.all(actions.map(act));
        for (const [i, brought] of results.entries()) {
          const pair = shown[i];
          if (!brought) continue;
          exchanged++;
          if (isBlocked)
            expect(
              actions.some(({ kind }) => kind === 'unblock'),
              'a blocked account got a token',
            ).toBe(true);
          if (pair) expect(ended.has(pair.session) || stolen.has(pair.refresh), 'a dead token brought another').toBe(false);
        }
        const last = actions.filter(({ kind }) => kind === 'block' || kind === 'unblock');
        if (last.length > 0) {
          const { rows } = await server.pool.query('select state from accounts where id = $1', [id]);
          isBlocked = rows[0].state === 'blocked';
        }
        const endedNow = await endedSessions(id);
        for (const session of [...ended, ...thefts]) expect(endedNow.has(session)).toBe(true);
        // A new password ends all that was before it, but for the session it was set in.
        for (const stays of kept) {
          changed++;
          for (const session of before)
            if (session !== stays) expect(endedNow.has(session), 'outlived a new password').toBe(true);
        }
      }
      stolen += thefts.length;
      if (!isBlocked) return;
      // Nothing that was ever handed out is worth anything now.
      for (const { refresh } of seen)
        expect(await act({ kind: 'refresh', token: seen.findIndex((p) => p.refresh === refresh) })).toBe(false);
    }),
    { numRuns: 60 },
  );
  expect(exchanged, 'the plans do something').toBeGreaterThan(60);
  expect(changed, 'also with passwords').toBeGreaterThan(10);
  expect(stolen, 'also with stolen tokens').toBeGreaterThan(15);
}, 600_000);
