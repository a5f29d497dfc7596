import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.ts';

/** argon2id, 19 MiB, 2 passes, 1 lane: OWASP Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
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

export async function createPasswords(): Promise<Passwords> {
  const nobody = await hash(randomBytes(32), COST);
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
        const right = await verify(passwordHash ?? nobody, password);
        return right && passwordHash !== null;
      }),
  };
}
