import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { transactionQueries } from '../hooks/transaction-queries.ts';

/** Any number that no other lock of this database uses. */
const PLACES_LOCK = 7_420_037;

/**
 * Lets one at a time look where a page is and put it there, in one transaction: of two at once both would see that it is nowhere.
 * Everything in `work` has to use the request.
 */
export async function oneAtATime<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const own = await initTransaction(req);
  try {
    await transactionQueries(req).query('select pg_advisory_xact_lock($1::bigint)', [PLACES_LOCK]);
    const result = await work();
    if (own) await commitTransaction(req);
    return result;
  } catch (error) {
    if (own) await killTransaction(req);
    throw error;
  }
}
