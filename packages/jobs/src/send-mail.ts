import { randomUUID } from 'node:crypto';
import type { Language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';
import { defineJob, enqueue, type Transaction } from './job.ts';

/** Sends one row of vitrine.mail. Key: its id. Before documents: a person waits for it with the page open. */
export const sendMailJob = defineJob('send-mail', z.strictObject({ id: z.uuid() }), { priority: -10 });

/** What happened to how a member of staff logs in, or, to administrators, to who works in the admin. */
export const staffSecurityEvent = z.enum([
  'factor-set',
  'factor-removed',
  'factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'password-changed',
  'address-changed',
  'staff-created',
  'staff-roles-changed',
]);
export type StaffSecurityEvent = z.infer<typeof staffSecurityEvent>;

/** What each kind of mail is about, as `data` of vitrine.mail keeps it; everything else is read when it is sent. */
export const MAIL_DATA = {
  /** To the person who registered: the link to confirm, or that there is an account already. */
  registration: z.strictObject({ registrationId: z.uuid() }),
  /** To an address that asked for a new password; sent only if there is an account. */
  'password-reset': z.strictObject({}),
  /** To an address that asked for a new password of the admin; sent only if it is one of staff. */
  'staff-password-reset': z.strictObject({}),
  /** To the person: a new password was set. */
  'password-changed': z.strictObject({}),
  /** To the person, at the former address and at the new one: staff changed it. */
  'address-changed': z.strictObject({}),
  /** To staff: an account waits for approval. */
  'account-waiting': z.strictObject({}),
  /** To the person: what staff decided, or ask. */
  'account-approved': z.strictObject({}),
  'account-declined': z.strictObject({ reason: z.string() }),
  'account-question': z.strictObject({ question: z.string() }),
  /** To the person: the request to be deleted has come in, and that it was carried out. */
  'deletion-requested': z.strictObject({ dueAt: z.iso.datetime() }),
  /** The account is gone when this is sent, and what is kept here goes when it was. */
  'deletion-done': z.strictObject({ gender: z.enum(['m', 'f']), lastname: z.string() }),
  /** To a member of staff: how they log in has changed, or a recovery code was used; to administrators: who else works here. */
  'staff-security': z.strictObject({ event: staffSecurityEvent }),
} as const;
export type MailKind = keyof typeof MAIL_DATA;

const changed = z.object({ rows: z.array(z.object({ id: z.string() })) });

export interface NewMail<K extends MailKind> {
  kind: K;
  recipient: string;
  language: Language;
  accountId: string | null;
  data: z.input<(typeof MAIL_DATA)[K]>;
  /** Seconds the mail waits, so that what it tells can be undone. */
  delaySeconds?: number;
}

/** Writes a mail in the caller's transaction, which the worker sends after its commit. Answers its id. */
export async function writeMail<K extends MailKind>(db: Transaction, mail: NewMail<K>): Promise<string> {
  const id = randomUUID();
  const data: unknown = MAIL_DATA[mail.kind].parse(mail.data);
  const sendAfter = new Date(Date.now() + (mail.delaySeconds ?? 0) * 1000);
  await db.query(
    `insert into vitrine.mail (id, kind, recipient, language, account_id, data, send_after)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [id, mail.kind, mail.recipient, mail.language, mail.accountId, JSON.stringify(data), sendAfter],
  );
  await enqueue(db, sendMailJob, { id }, { key: id, ...(mail.delaySeconds ? { runAt: sendAfter } : {}) });
  return id;
}

/**
 * Takes back a mail of the caller's transaction that is not being sent yet; false when it is too late. Either this or the
 * worker's first try (mail-row.ts) changes the row, whichever comes first.
 */
export async function cancelMail(db: Transaction, id: string): Promise<boolean> {
  const { rows } = changed.parse(
    await db.query(
      `update vitrine.mail set state = 'cancelled' where id = $1 and state = 'pending' and started_at is null returning id`,
      [id],
    ),
  );
  return rows.length > 0;
}
