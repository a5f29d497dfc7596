import type { Transaction } from '@vitrine/jobs/job.ts';
import { endAccountSessions } from '@vitrine/server/account-sessions.ts';

/** Ends every session of an account because of what staff did, in the transaction of the change. */
export async function endSessions(
  db: Transaction,
  accountId: string,
  reason: 'password' | 'address' | 'blocked' | 'undone',
): Promise<void> {
  await endAccountSessions(db, accountId, reason);
}
