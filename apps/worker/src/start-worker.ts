import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { Log } from '@vitrine/server/log.ts';
import { startHeartbeat, type WorkerParts } from './queue/heartbeat.ts';
import { runQueue } from './queue/run-queue.ts';
import { recoverOrphans, unlockDeadWorkers } from './queue/sweep.ts';
import { watchIdleness } from './queue/watch-idleness.ts';
import { openWorkerLock } from './queue/worker-lock.ts';
import type { Slot } from './slots.ts';

interface WorkerOptions {
  environment: Pick<Environment, 'databaseUrl' | 'isMailHeld'>;
  pool: Pool;
  log: Log;
  slots: readonly Slot[];
  parts: Omit<WorkerParts, 'isMailHeld'>;
  errors?: ErrorReporter;
  /** Called when this worker takes no jobs any more or others may have taken over its own: the process must end at once. */
  onLost: () => void;
}

export interface Worker {
  /** Lets running jobs end, at most STOP_MS; what is not done by then goes on in another worker. */
  stop(): Promise<void>;
}

const SWEEP_MS = 2000;
const ORPHANS_EVERY = 5;
const STOP_MS = 8000;

/** Starts taking jobs. A dead worker's jobs are given back now and every two seconds. */
export async function startWorker({ environment, pool, log, slots, parts, errors, onLost }: WorkerOptions): Promise<Worker> {
  const { databaseUrl, isMailHeld } = environment;
  const lock = await openWorkerLock(databaseUrl, log, onLost);
  let round = 0;
  const sweep = async () => {
    const dead = await unlockDeadWorkers(pool);
    if (dead.length > 0) log.warn({ workers: dead.length }, 'jobs of ended workers taken back');
    if (round++ % ORPHANS_EVERY !== 0) return;
    const orphans = await recoverOrphans(pool, environment);
    if (orphans > 0) log.warn({ orphans }, 'work without a job enqueued again');
  };
  await sweep();
  const queues = await Promise.all(slots.map((slot) => runQueue({ databaseUrl, lock, log, errors, ...slot })));
  let isStopping = false;
  for (const { ended } of queues) {
    void ended.then((reason) => {
      if (isStopping) return;
      isStopping = true;
      log.fatal({ reason }, 'the queue ended although nobody asked it to');
      onLost();
    });
  }
  const takesJobs = () => queues.every((queue) => queue.takesJobs());
  const heartbeat = await startHeartbeat(pool, log, { ...parts, isMailHeld }, takesJobs);
  if (isMailHeld) log.warn('VITRINE_MAIL=hold: mails wait, none goes out');
  const stopWatching = watchIdleness(takesJobs, () => {
    if (isStopping) return;
    isStopping = true;
    log.fatal('no jobs were taken for two minutes');
    onLost();
  });
  const timer = setInterval(() => {
    sweep().catch((error: Error) => log.warn({ reason: error.message }, 'sweep failed'));
  }, SWEEP_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      stopWatching();
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all(queues.map((queue) => queue.stop().catch(() => {}))), late]);
      await heartbeat.stop();
      await lock.release();
    },
  };
}
