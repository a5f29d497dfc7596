import type { Transaction } from '@vitrine/jobs/job.ts';

/** Failed tries, of passwords and codes together, after which nobody gets in for a while. */
export const MAX_LOGIN_ATTEMPTS = 5;
export const LOCK_MS = 600_000;

/** Counts a wrong code as Payload counts a wrong password: a lock that has ended begins anew. */
export async function countWrongCode(db: Transaction, staffId: string): Promise<void> {
  await db.query(
    `update public.staff set
       login_attempts = case when lock_until < now() then 1 else coalesce(login_attempts, 0) + 1 end,
       lock_until = case when lock_until < now() then null
         when coalesce(login_attempts, 0) + 1 >= $2::int then now() + make_interval(secs => $3::float8) else lock_until end
     where id = $1::uuid`,
    [staffId, MAX_LOGIN_ATTEMPTS, LOCK_MS / 1000],
  );
}
