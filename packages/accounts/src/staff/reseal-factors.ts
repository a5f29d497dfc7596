import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { Secrets } from '@vitrine/server/secrets.ts';
import { z } from 'zod';
import { open, seal } from './sealed.ts';

const factorRow = z.object({ staff_id: z.string(), sealed: z.string() });

/**
 * Seals every second factor anew that the previous secret sealed, so that the previous one is needed no longer. In the caller's
 * transaction. Answers how many.
 */
export async function resealFactors(db: Transaction, secrets: Secrets): Promise<number> {
  const factors = await rowsOf(
    db,
    factorRow,
    "select staff_id, encode(secret, 'escape') as sealed from vitrine.staff_second_factor order by staff_id for update",
    [],
  );
  let count = 0;
  for (const { staff_id: id, sealed } of factors) {
    if (open({ secret: secrets.secret, previousSecret: null }, 'staff-second-factor', id, sealed) !== null) continue;
    const totp = open(secrets, 'staff-second-factor', id, sealed);
    if (totp === null) continue;
    await db.query("update vitrine.staff_second_factor set secret = decode($2, 'escape') where staff_id = $1::uuid", [
      id,
      seal(secrets.secret, 'staff-second-factor', id, totp),
    ]);
    count++;
  }
  return count;
}
