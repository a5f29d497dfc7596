import type { Queryable } from '@vitrine/server/database.ts';

/** Any number that nothing else locks on. */
const KEY = 4_120_001;

/** Waits until this transaction is the only one that makes or prunes releases; so numbers are committed in order. */
export async function lockReleases(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [KEY]);
}
