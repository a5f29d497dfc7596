import type { Pool } from '@vitrine/server/database.ts';
import { z } from 'zod';

const inProgress = z.array(z.object({ hash: z.string(), step: z.enum(['render', 'mail']), worker: z.string() }));
export type RequestInProgress = z.infer<typeof inProgress>[number];

/** Requests that a worker works on at this moment: the step has begun, and `worker` (its name in PostgreSQL) holds the lock. */
export async function requestsInProgress(pool: Pool): Promise<RequestInProgress[]> {
  const { rows } = await pool.query(
    `select r.hash, r.step, a.application_name as worker from vitrine.document_request r
     join pg_locks l on l.locktype = 'advisory' and l.objsubid = 1 and l.granted
       and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended(r.hash, 1)
     join pg_stat_activity a on a.pid = l.pid and a.datname = current_database()
     where r.status = 'pending' and r.attempts > 0 and r.next_attempt_at is null`,
  );
  return inProgress.parse(rows);
}

/** Whether a request that was in progress still is at the same step, unfinished. */
export async function stillAt(pool: Pool, { hash, step }: RequestInProgress): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select 1 from vitrine.document_request where hash = $1 and step = $2 and status = 'pending'",
    [hash, step],
  );
  return rowCount === 1;
}
