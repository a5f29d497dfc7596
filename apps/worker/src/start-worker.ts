import type { Pool } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import { startHeartbeat, type WorkerParts } from './queue/heartbeat.ts';
import { type Handler, runQueue } from './queue/run-queue.ts';
import { recoverOrphans, unlockDeadWorkers } from './queue/sweep.ts';
import { openWorkerLock } from './queue/worker-lock.ts';

interface WorkerOptions {
  databaseUrl: string;
  pool: Pool;
  log: Log;
  handlers: readonly Handler[];
  parts: WorkerParts;
  /** Called when others may have taken over our jobs: the process must end at once. */
  onLost: () => void;
}

export interface Worker {
  /** Lets running jobs end, at most STOP_MS; what is not done by then goes on in another worker. */
  stop(): Promise<void>;
}

/** Documents at one time, beside a release and the counting of pages. */
const CONCURRENCY = 4;
const SWEEP_MS = 2000;
const ORPHANS_EVERY = 5;
const STOP_MS = 8000;

/** Starts taking jobs. A dead worker's jobs are given back now and every two seconds. */
export async function startWorker({ databaseUrl, pool, log, handlers, parts, onLost }: WorkerOptions): Promise<Worker> {
  const lock = await openWorkerLock(databaseUrl, log, onLost);
  let round = 0;
  const sweep = async () => {
    const dead = await unlockDeadWorkers(pool);
    if (dead.length > 0) log.warn({ workers: dead.length }, 'jobs of ended workers taken back');
    if (round++ % ORPHANS_EVERY !== 0) return;
    const orphans = await recoverOrphans(pool);
    if (orphans > 0) log.warn({ orphans }, 'work without a job enqueued again');
  };
  await sweep();
  const heartbeat = await startHeartbeat(pool, log, parts);
  const runner = await runQueue({ databaseUrl, handlers, lock, log, concurrency: CONCURRENCY });
  runner.promise.catch((error: Error) => {
    log.fatal({ reason: error.message }, 'the queue ended');
    onLost();
  });
  const timer = setInterval(() => {
    sweep().catch((error: Error) => log.warn({ reason: error.message }, 'sweep failed'));
  }, SWEEP_MS);
  return {
    async stop() {
      clearInterval(timer);
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([runner.stop().catch(() => {}), late]);
      await heartbeat.stop();
      await lock.release();
    },
  };
}
