import { EventEmitter } from 'node:events';
import type { JobDefinition } from '@vitrine/jobs/job.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { z } from 'zod';
import { queueLog } from './queue-log.ts';
import type { WorkerLock } from './worker-lock.ts';

/** A job with what it does; built by `handle`, so that payload and handler fit each other. */
export interface Handler {
  name: string;
  run: (payload: unknown) => Promise<void>;
  /** When the clock enqueues it, in cron's words, UTC. */
  clock?: string;
}

export function handle<P extends z.ZodType>(
  job: JobDefinition<string, P>,
  work: (payload: z.output<P>) => Promise<void>,
  clock?: string,
): Handler {
  return { name: job.name, run: (payload) => work(job.payload.parse(payload)), ...(clock ? { clock } : {}) };
}

interface QueueOptions {
  databaseUrl: string;
  handlers: readonly Handler[];
  lock: WorkerLock;
  log: Log;
  /** Jobs at one time. */
  concurrency: number;
  /** Told of what a job throws; it is tried again all the same. */
  errors?: ErrorReporter | undefined;
}

/** What a job throws is logged by the queue and kept with the job: without values of people. */
function rethrowPlain(error: unknown): never {
  const { type, message, stack } = plainError(error);
  throw Object.assign(new Error(`${type}: ${message}`), { stack: `${type}: ${message}\n${stack ?? ''}` });
}

/** How often jobs are looked for whose time has come; new ones announce themselves. */
const POLL_MS = 1000;

/** A queue that takes no job for so long, though it has room, does not work: it looks for one every second. */
const SILENT_MS = 15_000;

export interface Queue {
  /** Ends when the running jobs have. */
  stop(): Promise<void>;
  /** Whether it works on as much as it may or has just looked for more. */
  takesJobs(): boolean;
  /** Settles when the queue has ended, asked to or not. */
  ended: Promise<string>;
}

/** What a queue did last, by its own events. */
function watchEvents(concurrency: number) {
  const events: WorkerEvents = new EventEmitter();
  let running = 0;
  let looked = performance.now();
  const look = () => {
    looked = performance.now();
  };
  events.on('worker:getJob:empty', look);
  events.on('job:start', () => {
    running += 1;
    look();
  });
  events.on('job:complete', () => {
    running -= 1;
    look();
  });
  return { events, takesJobs: () => running >= concurrency || performance.now() - looked < SILENT_MS };
}

/** Runs jobs until `stop`. The id under which jobs are locked is held by `lock` before the first one is taken. */
export async function runQueue({ databaseUrl, handlers, lock, log, concurrency, errors }: QueueOptions): Promise<Queue> {
  const taskList: TaskList = Object.fromEntries(
    handlers.map(({ name, run: work }) => [
      name,
      (payload: unknown) =>
        work(payload).catch((error: unknown) => {
          errors?.report(error, { kind: 'job', place: name });
          rethrowPlain(error);
        }),
    ]),
  );
  const parsedCronItems = parseCronItems(
    handlers.flatMap(({ name, clock }) =>
      clock ? [{ task: name, match: clock, options: { jobKey: name, backfillPeriod: 24 * 3600 * 1000 } }] : [],
    ),
  );
  const plugin: GraphileConfig.Plugin = {
    name: 'VitrineWorkerLock',
    worker: { hooks: { startWorker: async (_context, { worker }) => void (await lock.hold(worker.workerPool.id)) } },
  };
  const { events, takesJobs } = watchEvents(concurrency);
  let hasEnded = false;
  const runner = await run({
    events,
    connectionString: databaseUrl,
    concurrency,
    pollInterval: POLL_MS,
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    logger: queueLog(log),
    taskList,
    parsedCronItems,
    // In batches, because otherwise a job's end is not waited for by `stop`, which then leaves it locked.
    preset: { plugins: [plugin], worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  // It resolves too when it ends by itself, for example when a job's end could not be written.
  const ended = runner.promise
    .then(
      () => 'it stopped',
      (error: unknown) => plainError(error).message,
    )
    .finally(() => {
      hasEnded = true;
    });
  return { stop: () => runner.stop(), takesJobs: () => !hasEnded && takesJobs(), ended };
}
