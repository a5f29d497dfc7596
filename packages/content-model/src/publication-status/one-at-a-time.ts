import type { PayloadRequest } from 'payload';
import { inTransaction } from '../hooks/in-transaction.ts';
import { transactionQueries } from '../hooks/transaction-queries.ts';

/** Any number that no other lock of this database uses. */
const PLACES_LOCK = 7_420_037;

/** Lets one at a time look where a page is and put it there, in one transaction: of two at once both would see that it is nowhere. */
export const oneAtATime = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  inTransaction(req, async () => {
    await transactionQueries(req).query('select pg_advisory_xact_lock($1::bigint)', [PLACES_LOCK]);
    return work();
  });
