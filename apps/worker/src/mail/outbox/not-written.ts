import type { Queryable } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Outcome } from '../../queue/outcome.ts';
import { mailDelay } from './deliver.ts';

/** Tries over an hour and a half, as MAIL_BACKOFF_MS has them: a disk that is away may be why a mail cannot be written. */
const WRITE_TRIES_MAX = 8;

/** Where mails wait: about accounts, and with documents. */
const WAITING = {
  mail: { table: 'vitrine.mail', key: 'id', startedAt: 'started_at', unknowns: 'unknowns', waits: "state = 'pending'" },
  document: {
    table: 'vitrine.document_request',
    key: 'hash',
    startedAt: 'mail_started_at',
    unknowns: 'unknown_mails',
    waits: "step = 'mail' and status = 'pending'",
  },
} as const;

interface Unwritten {
  of: keyof typeof WAITING;
  id: string;
  /** Holds no personal data: it is shown to staff and kept. */
  reason: string;
}

/**
 * Counts a try whose mail could not be written, begun and over in one statement: no later try takes it for one whose outcome is unknown,
 * and its account has had its turn. Answers how many ended so, for whatever reason; null when the mail was taken back in the meantime.
 */
export async function saveNotWritten(db: Queryable, { of, id, reason }: Unwritten): Promise<number | null> {
  const { table, key, startedAt, unknowns, waits } = WAITING[of];
  const { rows } = await db.query<{ unwritten: number }>(
    `update ${table} set attempts = attempts + 1, unwritten = unwritten + 1,
       ${unknowns} = ${unknowns} + (${startedAt} is not null and last_error is null)::integer, ${startedAt} = now(), last_error = $2
     where ${key} = $1 and ${waits} returning unwritten`,
    [id, reason],
  );
  return rows[0]?.unwritten ?? null;
}

/** A mail that could not be written was not handed over. It is tried again, and parked when it goes on failing. */
export async function notWritten(
  { log, mailBackoffMs }: { log: Log; mailBackoffMs: readonly number[] },
  db: Queryable,
  unwritten: Unwritten,
): Promise<Outcome | { kind: 'cancelled' }> {
  const { reason } = unwritten;
  const tries = await saveNotWritten(db, unwritten);
  if (tries === null) return { kind: 'cancelled' };
  log.error({ tries, reason }, 'the mail could not be written');
  return tries >= WRITE_TRIES_MAX
    ? { kind: 'failed', failure: 'mailNotWritten', reason }
    : { kind: 'retry', reason, delayMs: mailDelay(tries, mailBackoffMs) };
}
