import type { Transaction } from '@vitrine/jobs/job.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import { countOf, rowsOf, time } from '../sql.ts';
import type { MailHold } from './desk-contract.ts';

/** A worker that has not been seen for longer does not count. */
const WORKER_SECONDS = 30;

/** Whether mails go out, and how many wait. */
export async function readMailHold(db: Transaction): Promise<MailHold> {
  const [paused] = await rowsOf(
    db,
    z.object({ at: time, by: z.string().nullable() }),
    'select p.paused_at as at, s.name as by from vitrine.mail_pause p left join public.staff s on s.id = p.staff_id',
  );
  const held = await countOf(
    db,
    `select count(*) as n from vitrine.worker where is_mail_held and seen_at > now() - make_interval(secs => ${WORKER_SECONDS})`,
  );
  const waiting = await countOf(
    db,
    `select (select count(*) from vitrine.mail where state = 'pending' and send_after <= now())
       + (select count(*) from vitrine.document_request where status = 'pending' and step = 'mail') as n`,
  );
  return { isHeldBySetting: held > 0, paused: paused ?? null, waiting };
}

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
  await writeAudit(db, { actor: { kind: 'staff', id: staffId }, action: isPaused ? 'mail-paused' : 'mail-resumed' });
  return true;
}
