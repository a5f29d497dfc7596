import { randomBytes } from 'node:crypto';
import { hash, hashSync, verify, verifySync } from '@node-rs/argon2';
import { COST } from './password-cost.ts';

export type HashCost = typeof COST;
/** How a hash of that cost begins (PHC string format). */
const COST_PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** One letter may be typed in two ways (NIST SP 800-63B-4 3.1.1.2); form C keeps apart what looks different. */
const normal = (password: string | Uint8Array) => (typeof password === 'string' ? password.normalize('NFC') : password);

/** The password as a hash string that carries its own salt and cost. */
export const hashPassword = (password: string | Uint8Array, cost: HashCost = COST): Promise<string> =>
  hash(normal(password), cost);

/** The same, on the thread that asks. */
export const hashPasswordSync = (password: string, cost: HashCost = COST): string => hashSync(normal(password), cost);

/** Whether it is the password of the hash, at the cost written in the hash. Throws when that is no hash string. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, normal(password));

/** The same, on the thread that asks. */
export const verifyPasswordSync = (passwordHash: string, password: string): boolean => verifySync(passwordHash, normal(password));

/** What a check of a hash costs (PHC string format, without salt and hash). */
export const costOf = (passwordHash: string): string => passwordHash.split('$', 4).join('$');

/**
 * What a password is compared with: its hash in the place of the stand-in of the same cost, so that it takes the same time for everybody
 * and for an account that does not exist (null). `standIns`: a hash of each cost that is in use, today's among them.
 */
export function comparedHashes(passwordHash: string | null, standIns: readonly string[]): string[] {
  const ownCost = passwordHash && costOf(passwordHash);
  const compared = standIns.map((standIn) => (passwordHash !== null && costOf(standIn) === ownCost ? passwordHash : standIn));
  // Of a cost that no account had when the stand-ins were asked for.
  if (passwordHash !== null && !compared.includes(passwordHash)) compared.push(passwordHash);
  return compared;
}

/** Whether a hash was made at another cost than today's, so that the password should be hashed anew when it is known. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(COST_PREFIX);

/** The hash that is used for accounts that do not exist: of a password that is never typed, at the cost of all others. */
export const hashOfNobody = (cost: HashCost = COST): Promise<string> => hashPassword(randomBytes(32), cost);
