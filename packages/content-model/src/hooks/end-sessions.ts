import type { PayloadRequest } from 'payload';
import { transactionQueries } from './transaction-queries.ts';

/**
 * Ends every session of an account, and the one-time codes that would open another, in the transaction of the change. The
 * API refuses their refresh tokens at once and their access tokens as soon as it looks at its sessions again.
 */
export async function endSessions(req: PayloadRequest, accountId: string): Promise<void> {
  const queries = transactionQueries(req);
  await queries.query(
    "update vitrine.session set ended_at = now(), end_reason = 'password' where account_id = $1 and ended_at is null",
    [accountId],
  );
  await queries.query('update vitrine.auth_code set used_at = now() where account_id = $1 and used_at is null', [accountId]);
}
