import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import { duplicateKeys } from './duplicates.ts';
import { storedTokens } from './tokens.ts';

/** A transaction each: accounts that are changed meanwhile wait for it. */
const BATCH = 1000;

/** What of an account is compared with others. */
export const comparable = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

const UNREAD = 'select account_id::text as id from vitrine.account_duplicate_tokens where tokens is null';

/** Reads accounts that were written since the last time, as many as fit; false when there were none. */
async function readBatch(db: Transaction): Promise<boolean> {
  const id = z.object({ id: z.string() });
  const held = (await rowsOf(db, id, `${UNREAD} order by account_id limit $1 for update`, [BATCH])).map((row) => row.id);
  if (held.length === 0) return false;
  // A statement of its own: it sees what the former holder of the rows has written.
  const accounts = await rowsOf(
    db,
    comparable,
    `select id::text, firstname, lastname, company, email, phone from public.accounts
     where id in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(held)],
  );
  const read = accounts.map((account) => ({ id: account.id, tokens: storedTokens(duplicateKeys(account)) }));
  await db.query(
    `update vitrine.account_duplicate_tokens l set tokens = r.tokens
     from jsonb_to_recordset($1::jsonb) r(id uuid, tokens text[]) where l.account_id = r.id`,
    [JSON.stringify(read)],
  );
  return accounts.length > 0;
}

/** Brings what accounts are found by up to date. `alone` runs work in a transaction of its own. */
export async function updateDuplicateTokens(
  db: Transaction,
  alone: <T>(work: (db: Transaction) => Promise<T>) => Promise<T>,
): Promise<void> {
  const isUnread = async () => (await rowsOf(db, z.object({ id: z.string() }), `${UNREAD} limit 1`)).length > 0;
  while ((await isUnread()) && (await alone(readBatch)));
}
