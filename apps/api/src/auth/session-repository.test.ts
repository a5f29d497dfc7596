import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { endSession } from '@vitrine/accounts/sessions/session-repository.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, expect, test } from 'vitest';

const { pool, close } = await openTestDatabase(4);
afterAll(close);

async function untilItWaits(): Promise<void> {
  const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (let i = 0; i < 400; i += 1) {
    if ((await pool.query(text)).rowCount) return;
    await setTimeout(25);
  }
  throw new Error('nothing waits');
}

test('a log-out and the end of all sessions of an account at once do not wait for each other', async () => {
  const [accountId, parent, child] = [randomUUID(), randomUUID(), randomUUID()];
  // The younger one lies before the older one in the table, as after many renewals.
  for (const [id, of, age] of [
    [child, parent, '1 min'],
    [parent, null, '1 hour'],
  ])
    await pool.query(
      `insert into vitrine.session (id, account_id, long_term, created_at, expires_at, parent_id)
       values ($1, $2, false, now() - $4::interval, now() + interval '1 hour', $3)`,
      [id, accountId, of, age],
    );
  const [logOut, block] = [await pool.connect(), await pool.connect()];
  try {
    for (const one of [logOut, block]) await one.query('begin');
    // The log-out has its own session and goes on to those that were opened from it.
    await logOut.query('select 1 from vitrine.session where id = $1 for update', [parent]);
    const all = endAccountSessions(block, accountId, 'blocked');
    // Of two that wait for each other the database ends one, no matter which.
    const outcome = all.then(
      () => 'ended',
      (error: unknown) => error,
    );
    await untilItWaits();
    expect(await endSession(logOut, parent, 'logout')).toEqual([parent, child]);
    await logOut.query('commit');
    expect(await outcome).toBe('ended');
    await block.query('commit');
  } finally {
    for (const one of [logOut, block]) one.release(true);
  }
  const { rows } = await pool.query('select end_reason from vitrine.session where account_id = $1', [accountId]);
  expect(rows).toEqual([{ end_reason: 'logout' }, { end_reason: 'logout' }]);
});
