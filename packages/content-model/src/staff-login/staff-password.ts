import crypto from 'node:crypto';
import { promisify } from 'node:util';
import {
  comparedHashes,
  hashOfNobody,
  hashPassword,
  isOutdated,
  verifyPassword,
} from '@vitrine/accounts/passwords/password-hash.ts';
import { lockMember } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import type { Asker } from '@vitrine/accounts/throttle/fair-queue.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { ROLES } from '../access/has-role.ts';
import { inTurn } from './hash-limit.ts';

/** How Payload hashed passwords (`pbkdf2-sha256-v1` of its generatePasswordSaltHash.js), before they were ours. */
const FORMER = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyBytes: 32 };
/** In place of a hash of that kind, where somebody has none: its salts are 32 bytes as hex. */
const FORMER_OF_NOBODY = { hash: `${FORMER.prefix}${'0'.repeat(64)}`, salt: '0'.repeat(64) };

const row = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  hash: z.string().nullable(),
  former_hash: z.string().nullable(),
  former_salt: z.string().nullable(),
});

/** A member of staff and what their password is compared with. */
export type StaffCredentials = z.infer<typeof row>;

const CREDENTIALS = `select s.id::text, s.email, p.hash, s.hash as former_hash, s.salt as former_salt,
    coalesce((select jsonb_agg(r.value::text order by r."order") from public.staff_roles r where r.parent_id = s.id), '[]') as roles
  from public.staff s left join vitrine.staff_password p on p.staff_id = s.id`;

/** `email` in any case. */
export async function findCredentials(db: Transaction, email: string): Promise<StaffCredentials | null> {
  const [found] = await rowsOf(db, row, `${CREDENTIALS} where s.email = $1`, [email.trim().toLowerCase()]);
  return found ?? null;
}

/** The same as they are now, and stay until the transaction ends; null when the password is another by now, or nobody's. */
export async function holdCredentials(db: Transaction, compared: StaffCredentials): Promise<StaffCredentials | null> {
  await lockMember(db, compared.id);
  // A statement of its own: it sees what the transaction that held the row before has written.
  const [now] = await rowsOf(db, row, `${CREDENTIALS} where s.id = $1::uuid`, [compared.id]);
  return now && now.hash === compared.hash && now.former_hash === compared.former_hash ? now : null;
}

async function isFormer(password: string, { hash, salt }: { hash: string; salt: string }): Promise<boolean> {
  const kept = Buffer.from(hash.slice(FORMER.prefix.length), 'hex');
  const key = await promisify(crypto.pbkdf2)(password, salt, FORMER.iterations, FORMER.keyBytes, 'sha256');
  return hash.startsWith(FORMER.prefix) && kept.length === key.length && crypto.timingSafeEqual(kept, key);
}

let nobody: Promise<string> | undefined;

/** What is left of the times before: hashes of others than today's kind and cost, theirs who have not logged in since. */
export interface HashesLeft {
  areFormer: boolean;
  /** One of each cost beside today's. */
  outdated: readonly string[];
}

/**
 * Whether it is the member's password. The work is the same for everybody, also for nobody (null): as long as there are hashes of
 * another kind or cost (`left`), each password is compared in that way too.
 */
export function isPasswordOf(asker: Asker, found: StaffCredentials | null, password: string, left: HashesLeft): Promise<boolean> {
  return inTurn(asker, async () => {
    nobody ??= hashOfNobody().catch((error: unknown) => {
      nobody = undefined;
      throw error;
    });
    const own = found?.hash ?? null;
    let isRight = false;
    for (const one of comparedHashes(own, [await nobody, ...left.outdated])) {
      const isSame = await verifyPassword(one, password);
      if (one === own) isRight = isSame;
    }
    const { former_hash: hash = null, former_salt: salt = null } = found ?? {};
    const former = hash !== null && salt !== null ? { hash, salt } : null;
    const isFormerRight = left.areFormer && (await isFormer(password, former ?? FORMER_OF_NOBODY));
    return own !== null ? isRight : former !== null && isFormerRight;
  });
}

export async function hashesLeft(db: Transaction): Promise<HashesLeft> {
  const [found] = await rowsOf(
    db,
    z.object({ are_former: z.boolean(), of_each_cost: z.array(z.string()) }),
    `select exists (select from public.staff where hash is not null) as are_former,
       array(select min(hash) from vitrine.staff_password group by (string_to_array(hash, '$'))[1:4]) as of_each_cost`,
  );
  return { areFormer: found?.are_former ?? false, outdated: found?.of_each_cost.filter(isOutdated) ?? [] };
}

/** Hashes a new password, one of few at once; `setBy`: the member of staff who sets it. */
export const hashInTurn = (setBy: string, password: string): Promise<string> =>
  inTurn(askerOf(setBy), () => hashPassword(password));

/** Who sets a password in the admin, for hashInTurn; what a script sets has one line for all. */
export const setterOf = ({ user }: Pick<PayloadRequest, 'user'>): string => String(user?.id ?? 'script');

/** Keeps a hash as the member's only one. Payload makes one of its own wherever it is given a password; it goes. */
export async function storePassword(db: Transaction, staffId: string, hash: string): Promise<void> {
  await db.query(
    `insert into vitrine.staff_password (staff_id, hash) values ($1::uuid, $2)
     on conflict (staff_id) do update set hash = excluded.hash, set_at = now()`,
    [staffId, hash],
  );
  await db.query('update public.staff set hash = null, salt = null where id = $1::uuid', [staffId]);
}

/** A new hash of a password that was just verified, where the one that is kept is none of today's; else null. */
export const renewedHash = ({ id, hash }: StaffCredentials, password: string): Promise<string> | null =>
  hash === null || isOutdated(hash) ? hashInTurn(id, password) : null;
