import type { Transaction } from '@vitrine/jobs/job.ts';

/** Why staff ended the sessions of an account. */
type EndReason = 'password' | 'blocked' | 'undone';

/**
 * Ends every session of an account, and the one-time codes that would open another, in the transaction of the change. The
 * API refuses their refresh tokens at once and their access tokens as soon as it looks at its sessions again.
 */
export async function endSessions(db: Transaction, accountId: string, reason: EndReason): Promise<void> {
  await db.query('update vitrine.session set ended_at = now(), end_reason = $2 where account_id = $1 and ended_at is null', [
    accountId,
    reason,
  ]);
  await db.query('update vitrine.auth_code set used_at = now() where account_id = $1 and used_at is null', [accountId]);
}
