import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '@vitrine/server/database.ts';
import type { TestContent } from './open-test-content.ts';

/** Until something of the admin waits for a row or a lock that somebody else has. */
export async function untilItWaits({ pool }: TestContent): Promise<void> {
  const text = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'vitrine-content' and wait_event_type = 'Lock'`;
  for (let i = 0; i < 400; i += 1) {
    if ((await pool.query(text)).rowCount) return;
    await setTimeout(25);
  }
  throw new Error('nothing waits');
}

/** Does something and keeps it uncommitted until what begins `meanwhile` waits for it; then what comes `last`. Answers what `meanwhile` comes to. */
export async function whileHeld<T>(
  content: TestContent,
  hold: (db: Queryable) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  last: (db: Queryable) => Promise<unknown> = async () => {},
): Promise<T> {
  const client = await content.pool.connect();
  try {
    await client.query('begin');
    await hold(client);
    const begun = meanwhile();
    // Said by the last line; until then a failure is nobody's.
    begun.catch(() => {});
    await untilItWaits(content);
    await last(client);
    await client.query('commit');
    return await begun;
  } finally {
    client.release();
  }
}
