import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf, time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';

/**
 * Takes the row of a member of staff until the transaction ends, before anything else of theirs: passwords, factor and sessions
 * change one after the other. Payload reads the member with all sessions and writes all of it back: of two log-ins at once one
 * would be lost, and a session that was ended meanwhile would be there again. What Payload changes of a member takes the same row.
 */
export async function lockMember(db: Transaction, staffId: string): Promise<void> {
  await db.query('select 1 from public.staff where id = $1::uuid for no key update', [staffId]);
}

/** The same with all members, always in one order, so that no two wait for each other. */
export async function lockMembers(db: Transaction): Promise<void> {
  await db.query('select 1 from public.staff order by id for no key update', []);
}

/** Whether a session of a member of staff has not ended. */
export async function isSession(db: Transaction, staffId: string, id: string | null): Promise<boolean> {
  return (await readSessions(db, staffId)).some((session) => session.id === id);
}

const sessionRow = z.object({
  id: z.string(),
  created_at: time,
  expires_at: time,
  user_agent: z.string().nullable(),
  last_used_at: time,
});

/** Sessions that have not ended, newest first. */
export const readSessions = (db: Transaction, staffId: string) =>
  rowsOf(
    db,
    sessionRow,
    `select s.id, coalesce(s.created_at, s.expires_at) as created_at, s.expires_at, d.user_agent,
       coalesce(d.last_used_at, s.created_at, s.expires_at) as last_used_at
     from public.staff_sessions s left join vitrine.staff_session_device d on d.session_id = s.id
     where s._parent_id = $1::uuid and s.expires_at > now() order by s.created_at desc, s.id`,
    [staffId],
  );

/** Keeps with what a session was opened; what was kept of sessions that are gone goes. */
export async function keepDevice(
  db: Transaction,
  { staffId, sessionId, userAgent }: { staffId: string; sessionId: string; userAgent: string | null },
): Promise<void> {
  await db.query(
    `delete from vitrine.staff_session_device d where staff_id = $1::uuid
       and not exists (select from public.staff_sessions s where s.id = d.session_id)`,
    [staffId],
  );
  await db.query('insert into vitrine.staff_session_device (session_id, staff_id, user_agent) values ($1, $2::uuid, $3)', [
    sessionId,
    staffId,
    userAgent,
  ]);
}

/** A session that is renewed is one that is used. */
export async function noteUse(db: Transaction, sessionId: string): Promise<void> {
  await db.query('update vitrine.staff_session_device set last_used_at = now() where session_id = $1', [sessionId]);
}

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
