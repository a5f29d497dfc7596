import { enqueue, type Transaction } from '@vitrine/jobs/job.ts';
import { mailDocumentJob } from '@vitrine/jobs/mail-document.ts';
import { countOf, rowsOf, time } from '@vitrine/jobs/rows.ts';
import { IS_MAIL_HELD, IS_MAIL_HELD_BY_SETTING } from '@vitrine/jobs/waiting.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import type { MailHold } from './desk-contract.ts';

/** Whether mails go out, and how many wait. */
export async function readMailHold(db: Transaction): Promise<MailHold> {
  const [paused] = await rowsOf(
    db,
    z.object({ at: time, by: z.string().nullable() }),
    'select p.paused_at as at, s.name as by from vitrine.mail_pause p left join public.staff s on s.id = p.staff_id',
  );
  const held = await countOf(db, `select count(*) as n where ${IS_MAIL_HELD_BY_SETTING}`);
  const waiting = await countOf(
    db,
    `select (select count(*) from vitrine.mail where state = 'pending' and send_after <= now())
       + (select count(*) from vitrine.document_request where status = 'pending' and step = 'mail') as n`,
  );
  return { isHeldBySetting: held > 0, paused: paused ?? null, waiting };
}

/** Whether no mail goes out at present, for whichever reason. */
export const isMailHeld = async (db: Transaction): Promise<boolean> =>
  (await countOf(db, `select count(*) as n where ${IS_MAIL_HELD}`)) > 0;

/** Pauses all mail or lets it go out again, in the caller's transaction; false when it is so already. Workers see it with the next mail. */
export async function pauseMail(db: Transaction, isPaused: boolean, staffId: string): Promise<boolean> {
  const changed = await rowsOf(
    db,
    z.object({ is_paused: z.boolean() }),
    isPaused
      ? 'insert into vitrine.mail_pause (staff_id) values ($1) on conflict do nothing returning is_paused'
      : 'delete from vitrine.mail_pause where $1::uuid is not null returning is_paused',
    [staffId],
  );
  if (changed.length === 0) return false;
  // Mails about accounts have jobs of their own that wait; documents take turns, and the next is asked for at once.
  if (!isPaused) await enqueue(db, mailDocumentJob, {}, { key: mailDocumentJob.name });
  await writeAudit(db, { actor: { kind: 'staff', id: staffId }, action: isPaused ? 'mail-paused' : 'mail-resumed' });
  return true;
}
