import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadCommonPasswords } from '@vitrine/accounts/passwords/common-passwords.ts';
import { COST } from '@vitrine/accounts/passwords/password-cost.ts';
import { comparedHashes, type HashCost, hashOfNobody } from '@vitrine/accounts/passwords/password-hash.ts';
import { type Asker, createFairQueue } from '@vitrine/accounts/throttle/fair-queue.ts';
import { pool } from 'workerpool';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** Hashes at once: each takes a core as long as nothing else wants it, and 46 MiB. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * How long a process rests between two hashes, in times of the processor that the former took. Of many log-ins at once each waits a little
 * longer, and content a quarter of the time at most: 50 are through within some five seconds. Where many strangers wait, the next of them
 * waits longer, and content loses a tenth (bench/src/logins.ts).
 */
const REST = 3;
const REST_IN_A_CROWD = 11;
/** So many strangers who wait are a crowd: more than one meeting in a place that is not known begins with. */
const CROWD = 8;
/**
 * Who may wait; a hash takes some 25 ms and three times as long to rest, so ten a second have their turn on one process. A sales
 * meeting begins in a place that is known; of a place that is not, few wait at once, however many come.
 */
const PLACES = { trusted: { all: 64, each: 32 }, strangers: { all: 64, each: 8 } };

export interface Passwords {
  /**
   * Whether the password is the one of the hash. With null (no such account) it takes as long and answers false: while there
   * are hashes of other costs than today's, each password is compared at each of these costs.
   */
  verify(asker: Asker, passwordHash: string | null, password: string): Promise<boolean>;
  /** The hash of a new password. */
  hash(asker: Asker, password: string): Promise<string>;
  /** Comparisons done so far, real and in place of what does not exist. */
  readonly count: number;
  /** How many wait for their turn now. */
  readonly waiting: number;
  /** Ends the processes; what is under way is not waited for. */
  close(): Promise<void>;
}

interface PasswordsOptions {
  /** One hash of each cost that accounts have beside today's (outdated-hashes.ts). */
  outdated?: readonly string[];
  /** Another cost than that of all hashes, for tests of what else takes time. */
  cost?: HashCost;
}

/** Hashing in processes of its own (hash-process.ts), at most AT_ONCE at once and in turns; throws 503 when too many wait. */
export async function createPasswords({ outdated = [], cost = COST }: PasswordsOptions = {}): Promise<Passwords> {
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
  // A process that cannot start is noticed now, and not by the first person who logs in.
  try {
    await hashing.exec('verify', [0, nobody, '']);
  } catch (error) {
    await hashing.terminate(true);
    throw new Error('passwords cannot be hashed', { cause: error });
  }

  const queue = createFairQueue({
    atOnce: AT_ONCE,
    places: PLACES,
    refuse: () => new Problem('busy', { headers: { 'retry-after': '2' } }),
  });
  const restOf = ({ isTrusted }: Asker) => (!isTrusted && queue.strangersWaiting >= CROWD ? REST_IN_A_CROWD : REST);
  // One turn for all of it: who has waited is not sent away between two hashes.
  async function compare(asker: Asker, passwordHash: string | null, password: string): Promise<boolean> {
    let isRight = false;
    for (const one of comparedHashes(passwordHash, [nobody, ...outdated])) {
      const isSame = z.boolean().parse(await hashing.exec('verify', [restOf(asker), one, password]));
      count++;
      if (one === passwordHash) isRight = isSame;
    }
    return isRight;
  }

  return {
    get count() {
      return count;
    },
    get waiting() {
      return queue.waiting;
    },
    verify: (asker, passwordHash, password) => queue.run(asker, () => compare(asker, passwordHash, password)),
    async hash(asker, password) {
      return z.string().parse(await queue.run(asker, async () => hashing.exec('hash', [restOf(asker), password, cost])));
    },
    async close() {
      queue.close();
      await hashing.terminate(true);
    },
  };
}
