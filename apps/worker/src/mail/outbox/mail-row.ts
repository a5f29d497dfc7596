import { language } from '@vitrine/contract/sites.ts';
import { MAIL_DATA, type MailKind } from '@vitrine/jobs/send-mail.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const isKind = (kind: string): kind is MailKind => Object.hasOwn(MAIL_DATA, kind);

const mailRow = z.object({
  id: z.string(),
  kind: z.string().refine(isKind),
  recipient: z.string(),
  language,
  accountId: z.string().nullable(),
  data: z.unknown(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
  sendAfter: z.date(),
  startedAt: z.date().nullable(),
  /** Earlier tries whose outcome is unknown. */
  unknowns: z.int(),
});
/** A row of vitrine.mail that waits to be sent. */
export type MailRow = z.infer<typeof mailRow>;

/** Null when there is none, or when it is sent, given up or taken back. Throws ZodError when the row is not what writeMail stores. */
export async function loadPending(db: Queryable, id: string): Promise<MailRow | null> {
  const { rows } = await db.query(
    `select id, kind, recipient, language, account_id as "accountId", data, last_error as "lastError",
       created_at as "createdAt", send_after as "sendAfter", started_at as "startedAt", unknowns
     from vitrine.mail where id = $1 and state = 'pending' and recipient is not null`,
    [id],
  );
  return rows[0] ? mailRow.parse(rows[0]) : null;
}

/**
 * Counts a try before it begins and answers its number; null when the mail was taken back in the meantime. From here on it
 * cannot be (cancelMail).
 */
export async function beginAttempt(db: Queryable, id: string, unknowns: number): Promise<number | null> {
  const { rows } = await db.query<{ attempts: number }>(
    `update vitrine.mail set attempts = attempts + 1, started_at = now(), last_error = null, unknowns = $2
     where id = $1 and state = 'pending' returning attempts`,
    [id, unknowns],
  );
  return rows[0]?.attempts ?? null;
}

/** The last mail to a person whose account is gone leaves nothing of them here. */
const FORGET = `recipient = case when kind = 'deletion-done' then null else recipient end,
  data = case when kind = 'deletion-done' then '{}' else data end`;

export async function saveSent(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update vitrine.mail set state = 'sent', sent_at = now(), last_error = null, ${FORGET} where id = $1 and state = 'pending'`,
    [id],
  );
}

/** `error` holds no personal data: it is shown to staff and kept. */
export async function saveRetry(
  db: Queryable,
  id: string,
  { reason, delayMs, unknowns }: { reason: string; delayMs: number; unknowns?: number },
): Promise<void> {
  await db.query(
    `update vitrine.mail set last_error = $2, send_after = $3, unknowns = coalesce($4, unknowns)
     where id = $1 and state = 'pending'`,
    [id, reason, new Date(Date.now() + delayMs), unknowns ?? null],
  );
}

export async function saveFailed(db: Queryable, id: string, error: string): Promise<void> {
  await db.query(`update vitrine.mail set state = 'failed', last_error = $2, ${FORGET} where id = $1 and state = 'pending'`, [
    id,
    error,
  ]);
}

/** There is nothing to say, for example because no account has the address: no trace of it stays. */
export async function removeMail(db: Queryable, id: string): Promise<void> {
  await db.query('delete from vitrine.mail where id = $1', [id]);
}
