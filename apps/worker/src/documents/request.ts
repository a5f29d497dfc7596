import { DOCUMENT_STATUS, type DocumentFailure, registerDocumentRequest } from '@vitrine/contract/documents.ts';
import { language } from '@vitrine/contract/sites.ts';
import { sender } from '@vitrine/contract/users.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** A stored document request. `attempts`, `nextAttemptAt` and `lastError` are those of the current step. */
const documentRequest = z.object({
  hash: z.string(),
  accountId: z.string(),
  site: language,
  body: registerDocumentRequest,
  sender,
  step: z.enum(['render', 'mail', 'done']),
  status: z.enum(DOCUMENT_STATUS),
  attempts: z.int(),
  nextAttemptAt: z.date().nullable(),
  lastError: z.string().nullable(),
  pages: z.int().nullable(),
  fileKey: z.string().nullable(),
  createdAt: z.date(),
  /** When the last try to mail it began. */
  startedAt: z.date().nullable(),
  /** Prints of this request that took too long. */
  printTimeouts: z.int(),
  /** Tries to mail it whose outcome is unknown. */
  unknowns: z.int(),
});
export type DocumentRequest = z.infer<typeof documentRequest>;

/** Null when there is none, or when it has ended and names no person any more. Throws ZodError when the row is not what the API stores. */
export async function loadRequest(db: Queryable, hash: string): Promise<DocumentRequest | null> {
  const { rows } = await db.query(
    `select hash, account_id as "accountId", site, body, sender, step, status, attempts, next_attempt_at as "nextAttemptAt",
       last_error as "lastError", pages, file_key as "fileKey", created_at as "createdAt", mail_started_at as "startedAt",
       print_timeouts as "printTimeouts", unknown_mails as "unknowns"
     from vitrine.document_request where hash = $1 and body ? 'meta'`,
    [hash],
  );
  return rows[0] ? documentRequest.parse(rows[0]) : null;
}

/** Counts a try to print before it begins, so that one which takes the whole process with it is counted too. Answers the number. */
export async function beginPrint(db: Queryable, hash: string): Promise<number> {
  const { rows } = await db.query<{ attempts: number }>(
    `update vitrine.document_request
     set attempts = attempts + 1, next_attempt_at = null, last_error = null, print_started_at = now()
     where hash = $1 returning attempts`,
    [hash],
  );
  return rows[0]?.attempts ?? 0;
}

/**
 * Counts a try to mail, as `beginPrint` does. `unknowns`: tries before it whose outcome is unknown. Answers null when the request does
 * not wait for it any more: its account was deleted meanwhile.
 */
export async function beginMail(db: Queryable, hash: string, unknowns: number): Promise<number | null> {
  const { rows } = await db.query<{ attempts: number }>(
    `update vitrine.document_request
     set attempts = attempts + 1, next_attempt_at = null, last_error = null, unknown_mails = $2, mail_started_at = now()
     where hash = $1 and step = 'mail' and status = 'pending' returning attempts`,
    [hash, unknowns],
  );
  return rows[0]?.attempts ?? null;
}

/** The outcome of the last try to mail is lost: its worker ended between the server's answer and our commit, or before both. */
const IS_LOST = `(mail_started_at is not null and last_error is null)::integer`;

/** A print took too long; answers how often that has happened to this request. */
export async function countTimeout(db: Queryable, hash: string): Promise<number> {
  const { rows } = await db.query<{ timeouts: number }>(
    'update vitrine.document_request set print_timeouts = print_timeouts + 1 where hash = $1 returning print_timeouts as timeouts',
    [hash],
  );
  return rows[0]?.timeouts ?? 0;
}

/** False when the request does not wait for it any more: its account was deleted meanwhile. */
export async function saveRendered(db: Queryable, hash: string, file: { key: string; pages: number }): Promise<boolean> {
  const { rowCount } = await db.query(
    `update vitrine.document_request
     set step = 'mail', file_key = $2, pages = $3, rendered_at = now(), attempts = 0, next_attempt_at = null, last_error = null
     where hash = $1 and step = 'render' and status = 'pending'`,
    [hash, file.key, file.pages],
  );
  return (rowCount ?? 0) > 0;
}

export async function saveMailed(db: Queryable, hash: string): Promise<void> {
  await db.query(
    `update vitrine.document_request
     set step = 'done', status = 'success', mailed_at = now(), next_attempt_at = null, last_error = null
     where hash = $1 and step = 'mail' and status = 'pending'`,
    [hash],
  );
}

/** `reason` holds no personal data: it is shown to staff and kept. `uncounted`: the try was not the request's fault. */
export async function saveRetry(
  db: Queryable,
  hash: string,
  { reason, delayMs, uncounted = false, unknowns }: { reason: string; delayMs: number; uncounted?: boolean; unknowns?: number },
): Promise<void> {
  await db.query(
    `update vitrine.document_request
     set last_error = $2, next_attempt_at = $3, attempts = attempts - $4, unknown_mails = coalesce($5, unknown_mails)
     where hash = $1 and status = 'pending'`,
    [hash, reason, new Date(Date.now() + delayMs), uncounted ? 1 : 0, unknowns ?? null],
  );
}

/**
 * The stored file is gone: the request goes back to be printed again. What became of the last try to mail it is kept as a count, for the
 * print takes the place of its `last_error`.
 */
export async function saveFileLost(db: Queryable, hash: string): Promise<void> {
  await db.query(
    `update vitrine.document_request
     set step = 'render', file_key = null, attempts = 0, unknown_mails = unknown_mails + ${IS_LOST}, mail_started_at = null
     where hash = $1 and step = 'mail' and status = 'pending'`,
    [hash],
  );
}

/** `reason` holds no personal data: it is shown to staff and kept. */
export async function saveFailed(
  db: Queryable,
  hash: string,
  { failure, reason, unknowns }: { failure: DocumentFailure; reason: string; unknowns?: number },
): Promise<void> {
  await db.query(
    `update vitrine.document_request
     set status = 'failed', failure = $2, last_error = $3, next_attempt_at = null, unknown_mails = coalesce($4, unknown_mails)
     where hash = $1 and status = 'pending'`,
    [hash, failure, reason, unknowns ?? null],
  );
}
