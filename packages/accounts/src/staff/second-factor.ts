import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { Secrets } from '@vitrine/server/secrets.ts';
import { z } from 'zod';
import { endResetLinks } from '../mailed-codes/staff-reset-links.ts';
import { hashesOfRecoveryCode, hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { open, seal } from './sealed.ts';
import { stepOfCode } from './totp.ts';

const factorRow = z.object({ secret: z.string(), last_step: z.coerce.number(), recovery: z.array(z.string()) });

/** The second factor of a member of staff, its row taken until the transaction ends; undefined when there is none. */
async function lockFactor(db: Transaction, staffId: string) {
  const [factor] = await rowsOf(
    db,
    factorRow,
    `select encode(secret, 'escape') as secret, last_step, recovery from vitrine.staff_second_factor
     where staff_id = $1::uuid for update`,
    [staffId],
  );
  return factor;
}

/** Whether a member of staff has a second factor, and how many recovery codes are left of it; null without one. */
export async function recoveryLeft(db: Transaction, staffId: string): Promise<number | null> {
  const [row] = await rowsOf(
    db,
    z.object({ n: z.coerce.number() }),
    'select jsonb_array_length(recovery) as n from vitrine.staff_second_factor where staff_id = $1::uuid',
    [staffId],
  );
  return row?.n ?? null;
}

const hashesOf = (staffId: string, codes: readonly string[]) =>
  JSON.stringify(codes.map((code) => hashOfRecoveryCode(staffId, code)));

interface NewFactor {
  staffId: string;
  totp: string;
  code: string;
}

/** Keeps a secret whose code is right, in the caller's transaction. Answers the recovery codes; null when the code is wrong. */
export async function enrol(db: Transaction, secret: string, { staffId, totp, code }: NewFactor): Promise<string[] | null> {
  const step = stepOfCode(totp, code.replace(/\s/g, ''));
  if (step === null) return null;
  const codes = newRecoveryCodes();
  await db.query(
    `insert into vitrine.staff_second_factor (staff_id, secret, last_step, recovery)
     values ($1::uuid, decode($2, 'escape'), $3::bigint, $4::jsonb)`,
    [staffId, seal(secret, 'staff-second-factor', staffId, totp), step, hashesOf(staffId, codes)],
  );
  await endResetLinks(db, staffId);
  return codes;
}

/** Other recovery codes instead of those that are left. */
export async function renewRecoveryCodes(db: Transaction, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.query('update vitrine.staff_second_factor set recovery = $2::jsonb where staff_id = $1::uuid', [
    staffId,
    hashesOf(staffId, codes),
  ]);
  await endResetLinks(db, staffId);
  return codes;
}

/** True when there was one. */
export async function removeFactor(db: Transaction, staffId: string): Promise<boolean> {
  await endResetLinks(db, staffId);
  const removed = await rowsOf(
    db,
    z.object({ staff_id: z.string() }),
    'delete from vitrine.staff_second_factor where staff_id = $1::uuid returning staff_id',
    [staffId],
  );
  return removed.length > 0;
}

/**
 * Uses up a code of the authenticator app or a recovery code, in the caller's transaction: each is good once. `none`: there is
 * no second factor.
 */
export async function useCode(
  db: Transaction,
  secrets: Secrets,
  staffId: string,
  given: string | undefined,
): Promise<'none' | 'missing' | 'wrong' | 'code' | 'recovery'> {
  const factor = await lockFactor(db, staffId);
  if (!factor) return 'none';
  if (given === undefined) return 'missing';
  const code = given.replace(/\s/g, '');
  if (/^\d{6}$/.test(code)) {
    const totp = open(secrets, 'staff-second-factor', staffId, factor.secret);
    if (totp === null) throw new Error('a second factor was sealed with another secret of the instance');
    const step = stepOfCode(totp, code);
    if (step === null || step <= factor.last_step) return 'wrong';
    await db.query('update vitrine.staff_second_factor set last_step = $2::bigint where staff_id = $1::uuid', [staffId, step]);
    return 'code';
  }
  const hash = hashesOfRecoveryCode(secrets, staffId, code).find((known) => factor.recovery.includes(known));
  if (hash === undefined) return 'wrong';
  await db.query('update vitrine.staff_second_factor set recovery = recovery - $2::text where staff_id = $1::uuid', [
    staffId,
    hash,
  ]);
  return 'recovery';
}
