import { DOCUMENT_FAILURES } from '@vitrine/contract/documents.ts';
import { enqueue, type Transaction } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { countOf, rowsOf, time } from '@vitrine/jobs/rows.ts';
import { IS_MAIL_HELD } from '@vitrine/jobs/waiting.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { z } from 'zod';
import type { DeskDocument } from './desk-contract.ts';

const LISTED_MAX = 100;

/** What can be tried again: somebody is still named in it, and their account may send. */
const FAILED = `vitrine.document_request r
  join public.accounts a on a.id::text = r.account_id and a.state = 'active'
  where r.status = 'failed' and r.body ? 'meta'`;

/** What waits for its mail while none goes out. */
const HELD = `vitrine.document_request r
  join public.accounts a on a.id::text = r.account_id
  where r.status = 'pending' and r.step = 'mail' and r.body ? 'meta' and ${IS_MAIL_HELD}`;

const documentRow = z.object({
  id: z.string(),
  recipient: z.string(),
  company: z.string(),
  sender: z.string(),
  account_id: z.string(),
  failure: z.enum(DOCUMENT_FAILURES).nullable(),
  last_error: z.string().nullable(),
  created_at: time,
  is_held: z.boolean(),
});

const COLUMNS = `r.hash as id, r.body #>> '{meta,customer,email}' as recipient, r.body #>> '{meta,customer,company}' as company,
  a.firstname || ' ' || a.lastname as sender, r.account_id, r.failure, r.last_error, r.created_at`;

/** Documents that failed, the newest first, then those that are held. */
export async function readDocuments(db: Transaction): Promise<{ documents: DeskDocument[]; total: number; held: number }> {
  const rows = await rowsOf(
    db,
    documentRow,
    `select * from (
       select ${COLUMNS}, false as is_held from ${FAILED} union all select ${COLUMNS}, true as is_held from ${HELD}) one
     order by is_held, created_at desc limit $1`,
    [LISTED_MAX],
  );
  const documents = rows.map(({ account_id, last_error, created_at, is_held, ...row }) => ({
    ...row,
    accountId: account_id,
    lastError: last_error,
    createdAt: created_at,
    isHeld: is_held,
  }));
  const held = await countOf(db, `select count(*) as n from ${HELD}`);
  return { documents, total: held + (await countFailedDocuments(db)), held };
}

/** How many documents failed and can be tried again. */
export const countFailedDocuments = (db: Transaction): Promise<number> => countOf(db, `select count(*) as n from ${FAILED}`);

/** Tries a document again from the step it failed at, in the caller's transaction; false when it has not failed (any more). */
export async function tryAgain(db: Transaction, hash: string, staffId: string): Promise<boolean> {
  const tried = await rowsOf(
    db,
    z.object({ hash: z.string() }),
    `update vitrine.document_request set status = 'pending', failure = null, last_error = null, attempts = 0, print_timeouts = 0,
       unknown_mails = 0, mail_started_at = null, next_attempt_at = now()
     where hash = (select r.hash from ${FAILED} and r.hash = $1) and status = 'failed' returning hash`,
    [hash],
  );
  if (tried.length === 0) return false;
  await enqueue(db, makeDocumentJob, { hash }, { key: hash });
  await writeAudit(db, {
    actor: { kind: 'staff', id: staffId },
    action: 'document-tried-again',
    subject: { kind: 'document', id: hash },
  });
  return true;
}
