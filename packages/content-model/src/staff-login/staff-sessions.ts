import type { Transaction } from '@vitrine/jobs/job.ts';
import { z } from 'zod';
import { rowsOf, time } from '../desk/sql.ts';

/** Any number that no other lock of this database uses. */
const SESSIONS_LOCK = 7_420_033;

/**
 * Lets one at a time change the sessions of a member of staff, until the transaction ends. Payload reads them all and writes
 * them all back: of two log-ins at once one would be lost.
 */
export async function lockSessions(db: Transaction, email: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [SESSIONS_LOCK, email.trim().toLowerCase()]);
}

const sessionRow = z.object({ id: z.string(), created_at: time, expires_at: time });

/** Sessions that have not ended, newest first. */
export const readSessions = (db: Transaction, staffId: string) =>
  rowsOf(
    db,
    sessionRow,
    `select id, coalesce(created_at, expires_at) as created_at, expires_at from public.staff_sessions
     where _parent_id = $1::uuid and expires_at > now() order by created_at desc, id`,
    [staffId],
  );

/** Ends sessions of a member of staff: one, or all but one, or all. Answers how many. */
export async function endStaffSessions(
  db: Transaction,
  staffId: string,
  { only = null, but = null }: { only?: string | null; but?: string | null } = {},
): Promise<number> {
  const ended = await rowsOf(
    db,
    z.object({ id: z.string() }),
    `delete from public.staff_sessions where _parent_id = $1::uuid and ($2::text is null or id = $2::text)
       and ($3::text is null or id <> $3::text) returning id`,
    [staffId, only, but],
  );
  return ended.length;
}
