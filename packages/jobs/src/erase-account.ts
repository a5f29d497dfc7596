import { language } from '@vitrine/contract/sites.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import type { Transaction } from './job.ts';
import { writeMail } from './send-mail.ts';

const accounts = z.object({
  rows: z.array(z.object({ email: z.string(), lastname: z.string(), gender: z.enum(['m', 'f']), language })),
});

/** Rows that are nothing without their account; refresh tokens go with their sessions. */
const OWN_ROWS = [
  'delete from vitrine.session where account_id = $1',
  'delete from vitrine.auth_code where account_id = $1',
  'delete from vitrine.trusted_network where account_id = $1',
  'delete from vitrine.notification_seen where account_id = $1::uuid',
  'delete from vitrine.password_reset where account_id = $1::uuid',
  'delete from vitrine.consent where account_id = $1::uuid',
  'delete from vitrine.account_decision where account_id = $1::uuid',
  'delete from vitrine.registration where account_id = $1::uuid',
  'delete from vitrine.mail where account_id = $1::uuid',
];

/**
 * Documents the person sent: as those of long ago (prune-documents.ts) they keep hash, pages, state and times. One that was not
 * sent yet is not sent any more. Their files are removed by the clock.
 */
const OWN_DOCUMENTS = `update vitrine.document_request
  set body = body - 'meta', sender = '{}', next_attempt_at = null,
    status = case when status = 'pending' then 'failed' else status end,
    last_error = case when status = 'pending' then 'account deleted' else last_error end,
    failure = case when status = 'pending' then 'accountInactive' else failure end
  where account_id = $1`;

/** What is known by the address only: what others have sent there, what was mailed there, what was never confirmed. */
const ROWS_OF_ADDRESS = [
  `update vitrine.document_request set body = body - 'meta', sender = '{}'
   where status <> 'pending' and lower(body #>> '{meta,customer,email}') = $1`,
  'delete from vitrine.mail where recipient = $1',
  'delete from vitrine.registration where email = $1',
];

interface Erasure {
  accountId: string;
  /** The member of staff who carries it out; null: the clock. */
  staffId: string | null;
  /** Whether the person is told by a last mail. */
  isNotified?: boolean;
  /** Leaves the account's own row to the caller, who deletes it in the same transaction. */
  leavesRow?: boolean;
}

/**
 * Deletes an account and everything that is known of its person, in the caller's transaction; open requests to be deleted are
 * done by it, and the person is told by a last mail (unless said otherwise), which forgets them when it is sent. What stays are ids: the audit log, the
 * dates of the request and the shells of documents. Answers whether there was such an account; rows it left behind go all the same.
 */
export async function eraseAccount(
  db: Transaction,
  { accountId, staffId, isNotified = true, leavesRow = false }: Erasure,
): Promise<boolean> {
  const { rows } = accounts.parse(
    await db.query('select email, lastname, gender, language from public.accounts where id = $1::uuid for update', [accountId]),
  );
  const [account] = rows;
  for (const statement of [...OWN_ROWS, OWN_DOCUMENTS]) await db.query(statement, [accountId]);
  if (!leavesRow) await db.query('delete from public.accounts where id = $1::uuid', [accountId]);
  await db.query(
    `update vitrine.deletion_request set done_at = now(), done_by = $2::uuid
     where account_id = $1::uuid and done_at is null and withdrawn_at is null`,
    [accountId, staffId],
  );
  if (!account) return false;
  const { email, lastname, gender } = account;
  for (const statement of ROWS_OF_ADDRESS) await db.query(statement, [email]);
  if (isNotified) {
    await writeMail(db, {
      kind: 'deletion-done',
      recipient: email,
      language: account.language,
      accountId: null,
      data: { lastname, gender },
    });
  }
  await writeAudit(db, {
    actor: staffId === null ? { kind: 'system', id: null } : { kind: 'staff', id: staffId },
    action: 'account-erased',
    subject: { kind: 'account', id: accountId },
  });
  return true;
}
