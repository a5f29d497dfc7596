import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { SESSION_EXPIRY } from './account-sessions.ts';

export type EndReason = 'logout' | 'replay' | 'account' | 'ended';

const tokenRow = z.object({
  session_id: z.string(),
  account_id: z.string(),
  alive: z.boolean(),
  account_active: z.boolean(),
  /** Seconds since the token was used, null when it was not. */
  used_seconds: z.number().nullable(),
  successor: z.instanceof(Buffer).nullable(),
});
export type PresentedToken = z.infer<typeof tokenRow>;

const idRows = z.array(z.object({ id: z.string() }));

interface NewSession {
  id: string;
  accountId: string;
  longTerm: boolean;
  seconds: number;
  userAgent: string | null;
  /** The session it must not outlast, and with which it ends. */
  parent: string | null;
  /** Of its first refresh token. */
  refreshHash: Buffer;
}

export async function insertSession(db: Queryable, session: NewSession) {
  await db.query(
    `with opened as (
       insert into vitrine.session (id, account_id, long_term, user_agent, expires_at, parent_id)
       values ($1, $2, $3, $4, least(now() + make_interval(secs => $5), (select expires_at from vitrine.session where id = $6::uuid)),
         $6::uuid) returning id)
     insert into vitrine.refresh_token (hash, session_id) select $7, id from opened`,
    [session.id, session.accountId, session.longTerm, session.userAgent, session.seconds, session.parent, session.refreshHash],
  );
}

export async function insertRefreshToken(db: Queryable, hash: Buffer, sessionId: string) {
  await db.query('insert into vitrine.refresh_token (hash, session_id) values ($1, $2)', [hash, sessionId]);
}

/**
 * The token with its session and account; the session's row stays locked until the transaction ends, so that the
 * tokens of one family are exchanged one after the other. Null for an unknown token.
 */
export async function lockRefreshToken(db: Queryable, hash: Buffer): Promise<PresentedToken | null> {
  const locked = await db.query(
    `select s.id from vitrine.session s join vitrine.refresh_token t on t.session_id = s.id where t.hash = $1 for update of s`,
    [hash],
  );
  if (locked.rowCount === 0) return null;
  // A statement of its own: it sees what the transaction that held the lock before has written.
  const { rows } = await db.query(
    `select s.id as session_id, s.account_id, s.ended_at is null and ${SESSION_EXPIRY} > clock_timestamp() as alive,
            coalesce(a.state = 'active', false) as account_active,
            extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds, t.successor
     from vitrine.refresh_token t
     join vitrine.session s on s.id = t.session_id
     left join public.accounts a on a.id = s.account_id::uuid
     where t.hash = $1`,
    [hash],
  );
  return rows.length > 0 ? tokenRow.parse(rows[0]) : null;
}

/** Whether a session is valid; it then is until the transaction ends. */
export async function holdSession(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from vitrine.session where id = $1::uuid and ended_at is null and ${SESSION_EXPIRY} > now() for share`,
    [id],
  );
  return rowCount === 1;
}

/** The session of a log-in that this one came from by one-time codes; itself when it was one. */
export async function rootOfSession(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.query(
    `with recursive line as (
       select id, parent_id from vitrine.session where id = $1::uuid
       union all select s.id, s.parent_id from vitrine.session s join line on s.id = line.parent_id)
     select id from line where parent_id is null`,
    [id],
  );
  return idRows.parse(rows)[0]?.id ?? id;
}

/** Notes that a session is in use. */
export async function touchSession(db: Queryable, id: string) {
  await db.query('update vitrine.session set last_used_at = clock_timestamp() where id = $1', [id]);
}

/** Whether a token was used, by its hash. */
export async function isUsed(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from vitrine.refresh_token where hash = $1 and used_at is not null', [hash]);
  return (rowCount ?? 0) > 0;
}

export async function markUsed(db: Queryable, hash: Buffer, successor: Buffer) {
  await db.query('update vitrine.refresh_token set used_at = clock_timestamp(), successor = $2 where hash = $1', [
    hash,
    successor,
  ]);
}

/**
 * Ends the sessions that were opened by one-time codes made in these, and those opened in them. Level by level: a call that opens one
 * holds its parent, so each statement waits for them and the next one sees what they have opened.
 */
async function endDescendants(db: Queryable, parents: readonly string[], reason: EndReason): Promise<string[]> {
  const ended: string[] = [];
  for (let level = parents; level.length > 0; ) {
    // In the order in which endAccountSessions takes them.
    await db.query(
      'select 1 from vitrine.session where parent_id = any($1::uuid[]) and ended_at is null order by created_at, id for update',
      [level],
    );
    const { rows } = await db.query(
      `update vitrine.session set ended_at = now(), end_reason = $2
       where parent_id = any($1::uuid[]) and ended_at is null returning id`,
      [level, reason],
    );
    level = idRows.parse(rows).map(({ id }) => id);
    ended.push(...level);
  }
  return ended;
}

/** Ends a session with those that were opened from it, in the caller's transaction; one that has ended keeps its first reason. Answers the ids. */
export async function endSession(db: Queryable, id: string, reason: EndReason): Promise<string[]> {
  await db.query('update vitrine.session set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null', [id, reason]);
  return [id, ...(await endDescendants(db, [id], reason))];
}

/** The same for a session of this account; empty when it has no valid one of that id. */
export async function endOwnSession(db: Queryable, accountId: string, id: string): Promise<string[]> {
  const { rowCount } = await db.query(
    `update vitrine.session set ended_at = now(), end_reason = 'ended'
     where id = $2::uuid and account_id = $1 and ended_at is null and ${SESSION_EXPIRY} > now()`,
    [accountId, id],
  );
  return rowCount === 1 ? [id, ...(await endDescendants(db, [id], 'ended'))] : [];
}

const sessionRow = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  long_term: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date(),
  expires_at: z.date(),
});

/** The valid sessions of an account, newest first. */
export async function listSessions(db: Queryable, accountId: string): Promise<z.infer<typeof sessionRow>[]> {
  const { rows } = await db.query(
    `select id, user_agent, long_term, created_at, last_used_at, ${SESSION_EXPIRY} as expires_at from vitrine.session
     where account_id = $1 and ended_at is null and ${SESSION_EXPIRY} > now() order by created_at desc, id`,
    [accountId],
  );
  return z.array(sessionRow).parse(rows);
}

const holder = z.object({ accountId: z.string(), sessionId: z.string() });

/** Account and session a refresh token belongs to, used or not. */
export async function holderOfRefreshToken(db: Queryable, hash: Buffer): Promise<z.infer<typeof holder> | null> {
  const { rows } = await db.query(
    `select s.account_id as "accountId", s.id as "sessionId"
     from vitrine.refresh_token t join vitrine.session s on s.id = t.session_id where t.hash = $1`,
    [hash],
  );
  return rows.length > 0 ? holder.parse(rows[0]) : null;
}

/** A valid session `s` of an account `a`: not ended, not too old, not unused for too long, its account active. */
const IS_ACTIVE = `s.ended_at is null and ${SESSION_EXPIRY} > now() and a.state = 'active'`;

/** The same of a token that is not used, or was within `graceSeconds`, and whose session is valid. */
export async function holderOfFreshToken(
  db: Queryable,
  hash: Buffer,
  graceSeconds: number,
): Promise<z.infer<typeof holder> | null> {
  const { rows } = await db.query(
    `select s.account_id as "accountId", s.id as "sessionId" from vitrine.refresh_token t
     join vitrine.session s on s.id = t.session_id join public.accounts a on a.id = s.account_id::uuid
     where t.hash = $1 and (t.used_at is null or t.used_at >= clock_timestamp() - make_interval(secs => $2)) and ${IS_ACTIVE}`,
    [hash, graceSeconds],
  );
  return rows.length > 0 ? holder.parse(rows[0]) : null;
}

/** Of these sessions, the valid ones. */
export async function activeSessions(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(
    `select s.id from vitrine.session s join public.accounts a on a.id = s.account_id::uuid
     where s.id = any($1::uuid[]) and ${IS_ACTIVE}`,
    [ids],
  );
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map((row) => row.id),
  );
}

const authCodeRow = z.object({ account_id: z.string(), session_id: z.string() });

/** A code that opens a session of the account in whose session it is made. */
export async function insertAuthCode(
  db: Queryable,
  code: { hash: Buffer; accountId: string; sessionId: string; seconds: number },
): Promise<Date> {
  const { rows } = await db.query(
    `insert into vitrine.auth_code (hash, account_id, session_id, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))
     returning expires_at`,
    [code.hash, code.accountId, code.sessionId, code.seconds],
  );
  return z.object({ expires_at: z.date() }).parse(rows[0]).expires_at;
}

/** Account and session of a code, whether or not it holds; null for an unknown one. */
export async function findAuthCode(db: Queryable, hash: Buffer): Promise<z.infer<typeof authCodeRow> | null> {
  const { rows } = await db.query('select account_id, session_id from vitrine.auth_code where hash = $1', [hash]);
  return rows.length > 0 ? authCodeRow.parse(rows[0]) : null;
}

/** Uses a code up; false when it is unknown, used or too old. */
export async function takeAuthCode(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    'update vitrine.auth_code set used_at = now() where hash = $1 and used_at is null and expires_at > now()',
    [hash],
  );
  return rowCount === 1;
}
