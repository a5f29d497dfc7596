import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { loadCommonPasswords } from '@vitrine/server/common-passwords.ts';
import { hashPassword, verifyPassword } from '@vitrine/server/password-hash.ts';
import { Problem } from '../http/problem.ts';

/**
 * Hashes at once: they run on the threads of libuv, of which file reads need some too, and leave a core to whatever else is
 * asked for in the meantime.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Log-ins that may wait; one takes some 30 ms, so the last waits about a second or two. */
const WAITING_MAX = 64;

export interface Passwords {
  /** Whether the password is the one of the hash. With null (no such account) it takes as long and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** The hash of a new password. */
  hash(password: string): Promise<string>;
  /** Verifications done so far, real and for accounts that do not exist. */
  readonly count: number;
}

/** The hash that stands in for accounts that do not exist: of a password nobody has, at the cost of all others. */
export const hashOfNobody = () => hashPassword(randomBytes(32));

/** Hashing in turn, at most AT_ONCE at once; throws 503 when too many wait. */
export async function createPasswords(): Promise<Passwords> {
  const nobody = await hashOfNobody();
  await loadCommonPasswords();
  const waiting: (() => void)[] = [];
  let running = 0;
  let count = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    get count() {
      return count;
    },
    verify: (passwordHash, password) =>
      inTurn(async () => {
        count++;
        const right = await verifyPassword(passwordHash ?? nobody, password);
        return right && passwordHash !== null;
      }),
    hash: (password) => inTurn(() => hashPassword(password)),
  };
}
