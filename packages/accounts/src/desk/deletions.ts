import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { countOf, rowsOf, time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import { lockAccount } from './decide.ts';
import type { DeskDeletion } from './desk-contract.ts';

const OPEN = 'withdrawn_at is null and done_at is null';

const deletionRow = z.object({
  id: z.string(),
  account_id: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  requested_at: time,
  due_at: time,
});

/** Open requests to be deleted, the one that is due first first. */
export async function readDeletions(db: Transaction): Promise<DeskDeletion[]> {
  const rows = await rowsOf(
    db,
    deletionRow,
    `select r.id, r.account_id, r.requested_at, r.due_at, a.firstname, a.lastname, a.company, a.email
     from vitrine.deletion_request r left join public.accounts a on a.id = r.account_id
     where ${OPEN} order by r.due_at, r.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.firstname === null ? null : `${row.firstname} ${row.lastname}`,
    company: row.company,
    email: row.email,
    requestedAt: row.requested_at,
    dueAt: row.due_at,
  }));
}

/** How many requests are open. */
export const countDeletions = (db: Transaction): Promise<number> =>
  countOf(db, `select count(*) as n from vitrine.deletion_request where ${OPEN}`);

/** Deletes the account of an open request, in the caller's transaction; false when it was withdrawn or done in the meantime. */
export async function carryOut(db: Transaction, requestId: string, staffId: string): Promise<boolean> {
  const open = (lock: 'for update' | '') =>
    rowsOf(
      db,
      z.object({ account_id: z.string() }),
      `select account_id from vitrine.deletion_request where id = $1 and ${OPEN} ${lock}`,
      [requestId],
    );
  const [request] = await open('');
  if (!request) return false;
  // The account first, as withdrawing and erasing do: taken the other way round, two would wait for each other.
  await lockAccount(db, request.account_id);
  if ((await open('for update')).length === 0) return false;
  await eraseAccount(db, { accountId: request.account_id, staffId });
  return true;
}
