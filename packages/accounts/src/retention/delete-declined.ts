import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';

/**
 * Months after the decision in which it can be asked about or tried again, and a new registration of the same address is known
 * to staff. The privacy notice of the demo and docs/operate.md say the same.
 */
const DECLINED_MONTHS = 12;

/** Declined at the desk, or in another way when the account was changed last. */
const OVER = `select a.id::text as id from public.accounts a where a.state = 'declined' and coalesce(
    (select max(d.created_at) from vitrine.account_decision d
     where d.account_id = a.id and d.decision = 'decline' and d.undone_at is null), a.updated_at)
  < now() - make_interval(months => ${DECLINED_MONTHS})`;

/**
 * Deletes accounts that were declined long ago, with all that belongs to them; no mail tells them: their last one was the decision.
 * One that cannot be deleted keeps no other from it. Answers how many were.
 */
export async function deleteDeclined(pool: Pool, log: Log): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(OVER);
  let done = 0;
  for (const { id } of rows) {
    try {
      done += await deleteOne(pool, id);
    } catch (error) {
      log.error({ account: id, err: plainError(error) }, 'declined account not deleted');
    }
  }
  return done;
}

const deleteOne = (pool: Pool, accountId: string): Promise<number> =>
  transaction(pool, async (db) => {
    // Asked again under the lock: staff may have decided otherwise.
    const over = await db.query(`${OVER} and a.id = $1::uuid for update of a`, [accountId]);
    if (over.rowCount === 0) return 0;
    await eraseAccount(db, { accountId, staffId: null, isNotified: false });
    return 1;
  });
