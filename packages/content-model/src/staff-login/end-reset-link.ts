import type { Transaction } from '@vitrine/jobs/job.ts';

/**
 * A link to a new password that was mailed before is good no more. Whoever changes what protects their account may do so because
 * somebody else reads their mail.
 */
export async function endResetLink(db: Transaction, staffId: string): Promise<void> {
  await db.query(
    `update public.staff set reset_password_token = null, reset_password_expiration = null
     where id = $1::uuid and reset_password_token is not null`,
    [staffId],
  );
}
