import { REFRESH_GRACE_SECONDS, SESSION_IDLE_SECONDS } from '@vitrine/accounts/sessions/session-life.ts';
import { activeSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { verifyAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSessions } from './sessions.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const { pool, close } = await openTestDatabase();
afterAll(close);

async function newAccount(): Promise<string> {
  const { rows } = await pool.query(
    `insert into accounts (gender, firstname, lastname, company, email, kind, state)
     values ('m', 'A', 'B', 'C', gen_random_uuid() || '@vitrine.example', 'sales', 'active') returning id`,
  );
  return rows[0].id;
}

interface Shown {
  token: string;
  sessionId: string;
}

/** What may happen; numbers choose among the tokens seen so far, the newest first. */
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('login' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('refresh' as const), token: fc.nat(3), tabs: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('again' as const),
      token: fc.nat(3),
      by: fc.constantFrom('tab' as const, 'late' as const, 'thief' as const, 'thief' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const), token: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rest' as const), hours: fc.constantFrom(3, 5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), blocked: fc.boolean() }) },
);

/** The way into a state in which the rest means something. */
const login = { kind: 'login' as const };

test('any interleaving: one successor a token, nothing for a blocked account, no way back for a session that ended or was not used for 4 hours', async () => {
  let exchanged = 0;
  let stolen = 0;
  let tooLate = 0;
  let inTime = 0;
  let rested = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const sessions = createSessions(pool, secret);
      const accountId = await newAccount();
      const shown: Shown[] = [];
      const successors = new Map<string, string>();
      /** Used so long ago that two tabs cannot have shown it at once. */
      const late = new Set<string>();
      const ended = new Set<string>();
      /** Hours since each session was used. */
      const unused = new Map<string, number>();
      let blocked = false;

      /** Answers the successor. */
      async function refresh({ token, sessionId }: Shown, tabs: number): Promise<Shown | null> {
        const used = successors.get(token);
        if (used !== undefined && !blocked && !ended.has(sessionId)) {
          if (successors.has(used)) stolen += late.has(token) ? 0 : 1;
          else if (late.has(token)) tooLate++;
          else inTime++;
        }
        const answers = await Promise.all(Array.from({ length: tabs }, () => sessions.refresh(token)));
        const given = answers.filter((answer) => answer !== null);
        // Tabs at once agree: all get tokens or none does.
        expect([0, tabs]).toContain(given.length);
        if (given.length === 0) {
          const alive = await activeSessions(pool, [sessionId]);
          expect(alive.has(sessionId)).toBe(false);
          if (!blocked) expect(ended.has(sessionId) || used !== undefined).toBe(true);
          ended.add(sessionId);
          return null;
        }
        exchanged++;
        unused.set(sessionId, 0);
        expect(blocked).toBe(false);
        expect(ended.has(sessionId)).toBe(false);
        const next = new Set(given.map((answer) => answer.refreshToken));
        expect(next.size).toBe(1);
        const [successor = ''] = next;
        if (used !== undefined) {
          expect(successor).toBe(used);
          // A client that shows a token whose successor has been used is not the one who got that successor.
          expect(successors.has(used)).toBe(false);
          expect(late.has(token)).toBe(false);
        }
        if (used === undefined) shown.unshift({ token: successor, sessionId });
        successors.set(token, successor);
        for (const held of [token, successor])
          expect(await sessions.freshHolderOf(held), 'tabs at once').toEqual({ accountId, sessionId });
        for (const answer of given)
          expect(await verifyAccessToken([secret], answer.token)).toMatchObject({ sub: accountId, sid: sessionId });
        return { token: successor, sessionId };
      }

      async function wait() {
        await pool.query(
          `update vitrine.refresh_token set used_at = used_at - make_interval(secs => $1) where used_at is not null`,
          [REFRESH_GRACE_SECONDS + 1],
        );
        for (const token of successors.keys()) {
          late.add(token);
          expect(await sessions.freshHolderOf(token), 'a used token opens what a page asks on its own').toBeNull();
        }
      }

      async function rest(hours: number) {
        await wait();
        await pool.query(
          'update vitrine.session set last_used_at = last_used_at - make_interval(hours => $2) where account_id = $1',
          [accountId, hours],
        );
        for (const [sessionId, before] of unused) {
          unused.set(sessionId, before + hours);
          if ((before + hours) * 3600 < SESSION_IDLE_SECONDS || ended.has(sessionId)) continue;
          ended.add(sessionId);
          rested++;
        }
      }

      for (const action of [login, ...steps]) {
        const chosen = 'token' in action ? shown[action.token] : undefined;
        if (action.kind === 'login' && !blocked) {
          const opened = await sessions.open(accountId, { longTerm: false, userAgent: null });
          if (!opened) throw new Error('no session');
          shown.unshift({ token: opened.refreshToken, sessionId: opened.sessionId });
          unused.set(opened.sessionId, 0);
        } else if (action.kind === 'refresh' && chosen) {
          await refresh(chosen, action.tabs);
        } else if (action.kind === 'again' && chosen) {
          const next = await refresh(chosen, 1);
          // A thief shows it at once too, but what its owner has gone on from.
          if (next && action.by === 'thief') await refresh(next, 1);
          if (next && action.by === 'late') await wait();
          if (next) await refresh(chosen, 1);
        } else if (action.kind === 'wait') {
          await wait();
        } else if (action.kind === 'rest') {
          await rest(action.hours);
        } else if (action.kind === 'logout' && chosen) {
          await sessions.end(chosen.sessionId);
          ended.add(chosen.sessionId);
        } else if (action.kind === 'block') {
          blocked = action.blocked;
          await pool.query('update accounts set state = $2 where id = $1', [accountId, blocked ? 'blocked' : 'active']);
        }
      }
    }),
    { numRuns: 200 },
  );
  // Cases in a session that lives, without which the rest says little; some three times as many come.
  expect(exchanged).toBeGreaterThan(150);
  expect(inTime, 'a used token again, at once').toBeGreaterThan(10);
  expect(tooLate, 'a used token again, later').toBeGreaterThan(10);
  expect(stolen, 'a used token again, at once, after its successor was used').toBeGreaterThan(10);
  expect(rested, 'sessions that were not used for too long').toBeGreaterThan(10);
}, 120_000);
