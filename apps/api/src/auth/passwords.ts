import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadCommonPasswords } from '@vitrine/server/common-passwords.ts';
import { type HashCost, hashOfNobody } from '@vitrine/server/password-hash.ts';
import { pool } from 'workerpool';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** Hashes at once: each takes a core as long as nothing else wants it, and 46 MiB. */
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
  /** Ends the processes; what is under way is not waited for. */
  close(): Promise<void>;
}

/** Hashing in processes of its own (hash-process.ts), at most AT_ONCE at once; throws 503 when too many wait. `cost`: another than that of all hashes, for tests of what else takes time. */
export async function createPasswords(cost?: HashCost): Promise<Passwords> {
  const nobody = await hashOfNobody(cost);
  await loadCommonPasswords();
  const hashing = pool(fileURLToPath(new URL('./hash-process.ts', import.meta.url)), {
    workerType: 'process',
    minWorkers: AT_ONCE,
    maxWorkers: AT_ONCE,
    // Secrets of the instance are none of theirs.
    forkOpts: { env: {} },
  });
  let count = 0;
  // A process that cannot start is noticed now, and not by whoever logs in first.
  try {
    await hashing.exec('verify', [nobody, '']);
  } catch (error) {
    await hashing.terminate(true);
    throw new Error('passwords cannot be hashed', { cause: error });
  }

  async function ask(method: 'hash' | 'verify', ...args: (string | HashCost)[]): Promise<unknown> {
    if (hashing.stats().pendingTasks >= WAITING_MAX) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
    return await hashing.exec(method, args);
  }

  return {
    get count() {
      return count;
    },
    async verify(passwordHash, password) {
      const right = z.boolean().parse(await ask('verify', passwordHash ?? nobody, password));
      count++;
      return right && passwordHash !== null;
    },
    hash: async (password) => z.string().parse(await ask('hash', password, ...(cost ? [cost] : []))),
    async close() {
      await hashing.terminate(true);
    },
  };
}
