import type { z } from 'zod';

interface JobTraits {
  /** Lower runs sooner; 0 when left out. */
  priority?: number;
  /** Jobs of one queue run one after another, over all workers. */
  queue?: string;
}

/** A job's name and payload; its handler lives in apps/worker under the same name. */
export interface JobDefinition<N extends string = string, P extends z.ZodType = z.ZodType> extends JobTraits {
  name: N;
  payload: P;
}

export function defineJob<const N extends string, P extends z.ZodType>(
  name: N,
  payload: P,
  traits: JobTraits = {},
): JobDefinition<N, P> {
  return { name, payload, ...traits };
}

/** What enqueue needs of a connection: any that runs SQL inside the caller's transaction. */
export interface Transaction {
  query(text: string, values: unknown[]): Promise<unknown>;
}

export interface EnqueueOptions {
  /** Jobs with one key are one job while they wait. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/**
 * Adds a job inside the caller's transaction: it exists exactly if what it is about was committed.
 * A waiting job with the same key is replaced; one that runs already is followed by a new one.
 */
export async function enqueue<P extends z.ZodType>(
  db: Transaction,
  job: JobDefinition<string, P>,
  payload: z.input<P>,
  options: EnqueueOptions = {},
) {
  await db.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, run_at => $4, max_attempts => $5,
       priority => $6, queue_name => $7)`,
    [
      job.name,
      JSON.stringify(job.payload.parse(payload)),
      options.key ?? null,
      options.runAt ?? null,
      options.maxAttempts ?? 25,
      job.priority ?? 0,
      job.queue ?? null,
    ],
  );
}
