import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';

const DUE = `select account_id as "accountId" from vitrine.deletion_request
  where due_at <= now() and withdrawn_at is null and done_at is null`;

/**
 * Deletes the accounts whose requests are due and were neither withdrawn nor carried out by staff. One that cannot be deleted
 * keeps no other from it. Answers how many were.
 */
export async function carryOutDeletions(pool: Pool, log: Log): Promise<number> {
  const { rows } = await pool.query<{ accountId: string }>(DUE);
  let done = 0;
  for (const { accountId } of rows) {
    try {
      done += await carryOut(pool, accountId);
    } catch (error) {
      log.error({ account: accountId, err: plainError(error) }, 'account not deleted');
    }
  }
  return done;
}

const carryOut = (pool: Pool, accountId: string): Promise<number> =>
  transaction(pool, async (db) => {
    // The account first, as in withdrawing and erasing: taken the other way round, two would wait for each other.
    await db.query('select 1 from public.accounts where id = $1::uuid for update', [accountId]);
    // Asked again under the lock: a person who withdraws at this moment either comes first or finds it done.
    const due = await db.query(`${DUE} and account_id = $1 for update`, [accountId]);
    if (due.rowCount === 0) return 0;
    await eraseAccount(db, { accountId, staffId: null });
    return 1;
  });
