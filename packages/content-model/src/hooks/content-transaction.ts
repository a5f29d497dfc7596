import type { Transaction } from '@vitrine/jobs/job.ts';
import { createLocalReq, type Payload } from 'payload';
import { transactionQueries } from './transaction-queries.ts';

/** Runs work in a transaction of its own on Payload's connections; rolls back when it throws. */
export async function contentTransaction<T>(payload: Payload, work: (db: Transaction) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database does not support transactions');
  try {
    const result = await work(transactionQueries(await createLocalReq({ req: { transactionID } }, payload)));
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
