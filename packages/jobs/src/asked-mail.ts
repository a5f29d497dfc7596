import type { Transaction } from './job.ts';
import { type NewMail, writeMail } from './send-mail.ts';

/**
 * Writes a mail that was asked for, and takes it back when it may not be sent: so that the time of an answer does not say which it
 * was, for mails may be sent where the owner is known when they may not elsewhere.
 */
export async function writeAskedMail<K extends 'registration' | 'password-reset' | 'staff-password-reset'>(
  db: Transaction,
  isMailed: boolean,
  mail: NewMail<K>,
) {
  const id = await writeMail(db, mail);
  await db.query('delete from vitrine.mail where id = $1 and not $2::boolean', [id, isMailed]);
  await db.query('select graphile_worker.remove_job($1) where not $2::boolean', [id, isMailed]);
}
