import type { TestServer } from './test-server.ts';

/** Whether a statement waits for a row that another transaction holds. */
export async function isWaiting({ pool }: Pick<TestServer, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
