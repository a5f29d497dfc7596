import { type NewMail, writeMail } from '@vitrine/jobs/send-mail.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';

/** Whether a mail that the caller asks for may go to a mailbox now; counts it. The work is the same for every address. */
export async function mayMail(
  { knownNetworks, throttle }: Parts,
  kind: 'registration' | 'password-reset',
  { mailbox, ip }: { mailbox: string } & Pick<FastifyRequest, 'ip'>,
): Promise<boolean> {
  const isKnownNetwork = await knownNetworks.knows(mailbox, ip);
  return throttle.mayMail({ mailbox, kind, address: ip, isKnownNetwork });
}

/**
 * Writes a mail that was asked for, and takes it back when it may not be sent: so that the time of an answer does not say which it
 * was, for mails may be sent where the owner is known when they may not elsewhere.
 */
export async function writeAskedMail<K extends 'registration' | 'password-reset'>(
  db: Queryable,
  isMailed: boolean,
  mail: NewMail<K>,
) {
  const id = await writeMail(db, mail);
  await db.query('delete from vitrine.mail where id = $1 and not $2::boolean', [id, isMailed]);
  await db.query('select graphile_worker.remove_job($1) where not $2::boolean', [id, isMailed]);
}
