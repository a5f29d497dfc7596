import { z } from 'zod';
import { LONG_TERM_SESSION_IDLE_SECONDS, SESSION_IDLE_SECONDS } from './session-life.ts';

interface Db {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** SQL: when a session of `vitrine.session` that was not ended is over, by its age or by the time it was not used. */
export const SESSION_EXPIRY = `least(expires_at, last_used_at + make_interval(secs =>
  case when long_term then ${LONG_TERM_SESSION_IDLE_SECONDS} else ${SESSION_IDLE_SECONDS} end))`;

/** Why all sessions of an account end: a new password or address, the person wants it, staff blocked it or took its approval back. */
type EndOfAllReason = 'password' | 'address' | 'ended' | 'blocked' | 'undone';

const ended = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Ends every session of an account but `except`, and the one-time codes that would open another, in the caller's transaction.
 * The API refuses their refresh tokens at once and their access tokens as soon as it looks at its sessions again. Answers
 * the ids of the sessions that ended.
 */
export async function endAccountSessions(
  db: Db,
  accountId: string,
  reason: EndOfAllReason,
  except: string | null = null,
): Promise<string[]> {
  // Ending one session ends those opened from it after it. The order is the same here, or two of them wait for each other; a
  // statement of its own, so that the next one sees what was opened while it waited.
  await db.query(
    `select 1 from vitrine.session where account_id = $1 and ended_at is null and id is distinct from $2::uuid
     order by created_at, id for update`,
    [accountId, except],
  );
  const result = await db.query(
    `update vitrine.session set ended_at = now(), end_reason = $2
     where account_id = $1 and ended_at is null and id is distinct from $3::uuid returning id`,
    [accountId, reason, except],
  );
  await db.query('update vitrine.auth_code set used_at = now() where account_id = $1 and used_at is null', [accountId]);
  return ended.parse(result).rows.map(({ id }) => id);
}
