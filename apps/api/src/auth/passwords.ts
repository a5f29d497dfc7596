import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from '@vitrine/server/password-hash.ts';
import { Problem } from '../http/problem.ts';

/** Verifications at once: they run on the threads of libuv, of which file reads need some too. */
const AT_ONCE = 2;
/** Log-ins that may wait; one takes some 30 ms, so the last waits about a second. */
const WAITING_MAX = 64;

export interface Passwords {
  /** Whether the password is the one of the hash. With null (no such account) it takes as long and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Verifications done so far, real and for accounts that do not exist. */
  readonly count: number;
}

/** The hash that stands in for accounts that do not exist: of a password nobody has, at the cost of all others. */
export const hashOfNobody = () => hashPassword(randomBytes(32));

export async function createPasswords(): Promise<Passwords> {
  const nobody = await hashOfNobody();
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
  };
}
