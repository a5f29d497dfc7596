import { enqueue, type Transaction } from '@vitrine/jobs/job.ts';
import { countOf, rowsOf, time } from '@vitrine/jobs/rows.ts';
import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import type { DeskMail } from './desk-contract.ts';
import { isMailHeld } from './mail-hold.ts';

const LISTED_MAX = 100;

const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string().nullable(),
  account_id: z.string().nullable(),
  state: z.enum(['pending', 'failed']),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: time,
  send_after: time,
});

/** Mails that failed, and those that wait to be sent. */
export async function readMails(db: Transaction): Promise<{ mails: DeskMail[]; total: number; isHeld: boolean }> {
  const rows = await rowsOf(
    db,
    mailRow,
    `select id, kind, recipient, account_id, state, attempts, last_error, created_at, send_after from vitrine.mail
     where state in ('failed', 'pending') order by state = 'pending', created_at desc limit $1`,
    [LISTED_MAX],
  );
  const mails = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    accountId: row.account_id,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    sendAfter: row.send_after,
  }));
  const total = await countOf(db, "select count(*) as n from vitrine.mail where state in ('failed', 'pending')");
  return { mails, total, isHeld: await isMailHeld(db) };
}

/** How many mails failed for good. */
export const countFailedMails = (db: Transaction): Promise<number> =>
  countOf(db, "select count(*) as n from vitrine.mail where state = 'failed'");

/** Sends a mail that failed again, in the caller's transaction; false when it has not failed (any more) or has no recipient. */
export async function sendAgain(db: Transaction, mailId: string, staffId: string): Promise<boolean> {
  const sent = await rowsOf(
    db,
    z.object({ account_id: z.string().nullable() }),
    `update vitrine.mail set state = 'pending', attempts = 0, unknowns = 0, started_at = null, last_error = null, send_after = now()
     where id = $1 and state = 'failed' and recipient is not null returning account_id`,
    [mailId],
  );
  if (sent.length === 0) return false;
  await enqueue(db, sendMailJob, { id: mailId }, { key: mailId });
  await writeAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: 'mail-sent-again',
    subject: { kind: 'mail', id: mailId },
  });
  return true;
}
