import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Account } from '@vitrine/accounts/customers/account-repository.ts';
import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import { HEADER_IDEMPOTENCY_KEY } from '@vitrine/contract/headers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { type Pool, type Queryable, transaction } from '@vitrine/server/database.ts';
import { holdAccount } from '../accounts/own-account.ts';
import { presentSender } from '../accounts/present-user.ts';
import { Problem } from '../http/problem.ts';
import { findByKey, findRecent, insertRequest, lockAccount } from './document-repository.ts';
import { earlierPages, printedPages, refuseTooLong, refuseTooMany } from './printed-pages.ts';

/** A call without a key that repeats another of the same account within this time is the same document: a double click, a retry. */
const REPEAT_SECONDS = 60;

interface Request {
  account: Account;
  site: Language;
  body: RegisterDocumentRequest;
  /** As the client sent it; null: told apart by content and time. */
  idempotencyKey: string | null;
}

/** 128 random bits, so that it cannot be guessed. It names the document and opens nothing: status wants its account, the offer a token of its print run. */
const newHash = () => randomBytes(16).toString('hex');

async function insert(db: Queryable, { account, site, body }: Request, idempotencyKey: string): Promise<string | null> {
  const hash = newHash();
  const expectedPages = await printedPages(db, site, body.pages);
  const stored = { hash, accountId: account.id, idempotencyKey, site, body, sender: presentSender(account), expectedPages };
  await lockAccount(db, account.id);
  const earlier = await earlierPages(db, account.id);
  if (!(await insertRequest(db, stored))) return null;
  // Only of what is new: the same request again is answered as it was.
  refuseTooLong(site, expectedPages);
  refuseTooMany(earlier, expectedPages);
  await enqueue(db, makeDocumentJob, { hash }, { key: hash });
  return hash;
}

async function storeUnderKey(db: Queryable, request: Request, idempotencyKey: string): Promise<string> {
  const key = `key:${idempotencyKey}`;
  const inserted = await insert(db, request, key);
  if (inserted) return inserted;
  const { account, site, body } = request;
  const known = await findByKey(db, { accountId: account.id, idempotencyKey: key, site, body });
  if (!known?.same) throw new Problem('idempotencyKeyReused', { source: { header: HEADER_IDEMPOTENCY_KEY } });
  return known.hash;
}

async function storeByContent(db: Queryable, request: Request): Promise<string | null> {
  const { account, site, body } = request;
  const content = createHash('sha256')
    .update(JSON.stringify([site, body]))
    .digest('hex');
  await lockAccount(db, account.id);
  const recent = await findRecent(db, account.id, `content:${content}:`, REPEAT_SECONDS);
  return recent ?? insert(db, request, `content:${content}:${randomUUID()}`);
}

/**
 * The hash of the same request under the same key, if it is stored already; null without a key. A repeated call is answered
 * by what was stored then, whatever has been withdrawn since.
 */
export async function findStored(db: Queryable, { account, site, body, idempotencyKey }: Request): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const known = await findByKey(db, { accountId: account.id, idempotencyKey: `key:${idempotencyKey}`, site, body });
  return known?.same ? known.hash : null;
}

/**
 * Stores a request and its job in one transaction and answers its hash; the same request again answers the same hash
 * and stores nothing. Throws the problem of a key that belongs to another request, and 401 when the account is not valid any more.
 */
export function storeRequest(pool: Pool, request: Request): Promise<string> {
  return transaction(pool, async (db) => {
    await holdAccount(db, request.account.id);
    const { idempotencyKey } = request;
    const hash = idempotencyKey === null ? await storeByContent(db, request) : await storeUnderKey(db, request, idempotencyKey);
    if (!hash) throw new Error('a random key was taken');
    return hash;
  });
}
