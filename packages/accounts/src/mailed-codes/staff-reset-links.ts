import type { Transaction } from '@vitrine/jobs/job.ts';

/**
 * Ends the links to a new password that were mailed before. A member who changes what protects their account may do so
 * because somebody else reads their mail.
 */
export async function endResetLinks(db: Transaction, staffId: string): Promise<void> {
  await db.query('update vitrine.staff_password_reset set used_at = now() where staff_id = $1::uuid and used_at is null', [
    staffId,
  ]);
}
