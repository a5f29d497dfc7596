import {
  DOCUMENT_FAILURES,
  DOCUMENT_STATUS,
  type RegisterDocumentRequest,
  registerDocumentRequest,
} from '@vitrine/contract/documents.ts';
import { type Language, language } from '@vitrine/contract/sites.ts';
import type { sender } from '@vitrine/contract/users.ts';
import { IS_MAIL_HELD } from '@vitrine/jobs/waiting.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

interface NewRequest {
  hash: string;
  accountId: string;
  idempotencyKey: string;
  site: Language;
  body: RegisterDocumentRequest;
  sender: z.infer<typeof sender>;
  /** Print pages of its chapters, as they are known now. */
  expectedPages: number;
}

/** Stores a request; false when the account has one under this key. Waits for a transaction that stores the same. */
export async function insertRequest(db: Queryable, request: NewRequest): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender, expected_pages)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (account_id, idempotency_key) do nothing`,
    [
      request.hash,
      request.accountId,
      request.idempotencyKey,
      request.site,
      JSON.stringify(request.body),
      JSON.stringify(request.sender),
      request.expectedPages,
    ],
  );
  return rowCount === 1;
}

/** The request under a key, and whether it is the same one; of one that names no person any more, only the pages are compared. */
export async function findByKey(
  db: Queryable,
  { accountId, idempotencyKey, site, body }: Omit<NewRequest, 'hash' | 'sender' | 'expectedPages'>,
): Promise<{ hash: string; same: boolean } | null> {
  const { rows } = await db.query(
    `select hash, body = case when body ? 'meta' then $3::jsonb else $3::jsonb - 'meta' end and site = $4 as same from vitrine.document_request
     where account_id = $1 and idempotency_key = $2`,
    [accountId, idempotencyKey, JSON.stringify(body), site],
  );
  return rows.length > 0 ? z.object({ hash: z.string(), same: z.boolean() }).parse(rows[0]) : null;
}

/** Lets one transaction at a time look for and store requests of one account that carry no key. */
export async function lockAccount(db: Queryable, accountId: string) {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`document ${accountId}`]);
}

/** The newest request of the account with a key that begins so, if it is not older than `seconds`. */
export async function findRecent(db: Queryable, accountId: string, keyPrefix: string, seconds: number): Promise<string | null> {
  const { rows } = await db.query(
    `select hash from vitrine.document_request
     where account_id = $1 and starts_with(idempotency_key, $2) and created_at > now() - make_interval(secs => $3)
     order by created_at desc limit 1`,
    [accountId, keyPrefix, seconds],
  );
  return rows.length > 0 ? z.object({ hash: z.string() }).parse(rows[0]).hash : null;
}

const statusRow = z.object({
  status: z.enum(DOCUMENT_STATUS),
  step: z.enum(['render', 'mail', 'done']),
  attempts: z.int(),
  next_attempt_at: z.date().nullable(),
  pages: z.int().nullable(),
  failure: z.enum(DOCUMENT_FAILURES).nullable(),
  is_held: z.boolean(),
});

/** Null for an unknown hash and for one of another account. */
export async function findStatus(db: Queryable, hash: string, accountId: string) {
  const { rows } = await db.query(
    `select status, step, attempts, next_attempt_at, pages, failure, status = 'pending' and step = 'mail' and ${IS_MAIL_HELD} as is_held
     from vitrine.document_request where hash = $1 and account_id = $2`,
    [hash, accountId],
  );
  return rows.length > 0 ? statusRow.parse(rows[0]) : null;
}

/** Key of the PDF of a document that was sent; null for any other, for one of another account and for one whose file has gone. */
export async function findSentFile(db: Queryable, hash: string, accountId: string): Promise<string | null> {
  const { rows } = await db.query(
    `select file_key from vitrine.document_request where hash = $1 and account_id = $2 and status = 'success'`,
    [hash, accountId],
  );
  return rows.length > 0 ? z.object({ file_key: z.string().nullable() }).parse(rows[0]).file_key : null;
}

const offerRow = z.object({ body: registerDocumentRequest, created_at: z.date(), site: language });

export async function findOffer(db: Queryable, hash: string, accountId: string) {
  const { rows } = await db.query(
    'select body, created_at, site from vitrine.document_request where hash = $1 and account_id = $2',
    [hash, accountId],
  );
  return rows.length > 0 ? offerRow.parse(rows[0]) : null;
}
