import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadCommonPasswords } from '@vitrine/server/common-passwords.ts';
import { comparedHashes, type HashCost, hashOfNobody } from '@vitrine/server/password-hash.ts';
import { pool } from 'workerpool';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** Hashes at once: each takes a core as long as nothing else wants it, and 46 MiB. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Log-ins that may wait; one takes some 25 ms and three times as long to rest, so on one process the last waits some six seconds. */
const WAITING_MAX = 64;
/** Of those, what passwords of strangers may take: a registration sent over and over keeps nobody from logging in. */
const WAITING_STRANGERS = WAITING_MAX / 2;

export interface Passwords {
  /**
   * Whether the password is the one of the hash. With null (no such account) it takes as long and answers false: while there
   * are hashes of other costs than today's, each password is compared at each of these costs.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** The hash of a new password; `ofStranger`: anybody can have it made. */
  hash(password: string, options?: { ofStranger: boolean }): Promise<string>;
  /** Comparisons done so far, real and in place of what does not exist. */
  readonly count: number;
  /** Ends the processes; what is under way is not waited for. */
  close(): Promise<void>;
}

interface PasswordsOptions {
  /** One hash of each cost that accounts have beside today's (outdated-hashes.ts). */
  outdated?: readonly string[];
  /** Another cost than that of all hashes, for tests of what else takes time. */
  cost?: HashCost;
}

/** Hashing in processes of its own (hash-process.ts), at most AT_ONCE at once; throws 503 when too many wait. */
export async function createPasswords({ outdated = [], cost }: PasswordsOptions = {}): Promise<Passwords> {
  const nobody = await hashOfNobody(cost);
  await loadCommonPasswords();
  const hashing = pool(fileURLToPath(new URL('./hash-process.ts', import.meta.url)), {
    workerType: 'process',
    minWorkers: AT_ONCE,
    maxWorkers: AT_ONCE,
    // Secrets of the instance are none of theirs. A session of their own: hash-process.ts says why. They end with the API all
    // the same, when their channel to it closes.
    forkOpts: { env: {}, detached: true },
  });
  let count = 0;
  // A process that cannot start is noticed now, and not by whoever logs in first.
  try {
    await hashing.exec('verify', [nobody, '']);
  } catch (error) {
    await hashing.terminate(true);
    throw new Error('passwords cannot be hashed', { cause: error });
  }

  async function ask(most: number, method: 'hash' | 'verify', args: (string | HashCost)[]): Promise<unknown> {
    if (hashing.stats().pendingTasks >= most) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
    return await hashing.exec(method, args);
  }

  return {
    get count() {
      return count;
    },
    async verify(passwordHash, password) {
      let isRight = false;
      for (const one of comparedHashes(passwordHash, [nobody, ...outdated])) {
        const isSame = z.boolean().parse(await ask(WAITING_MAX, 'verify', [one, password]));
        count++;
        if (one === passwordHash) isRight = isSame;
      }
      return isRight;
    },
    async hash(password, { ofStranger } = { ofStranger: false }) {
      const most = ofStranger ? WAITING_STRANGERS : WAITING_MAX;
      return z.string().parse(await ask(most, 'hash', [password, ...(cost ? [cost] : [])]));
    },
    async close() {
      await hashing.terminate(true);
    },
  };
}
