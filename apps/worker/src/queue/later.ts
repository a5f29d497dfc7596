import { enqueue, type JobDefinition } from '@vitrine/jobs/job.ts';
import { inTransaction, type Queryable } from '@vitrine/server/database.ts';
import type { z } from 'zod';

/**
 * Follows the job that runs with another of the same key: the queue drops this one and keeps that one, in one transaction
 * with `work`.
 */
export function later<P extends z.ZodType>(
  client: Queryable,
  { job, payload, key, delayMs }: { job: JobDefinition<string, P>; payload: z.input<P>; key: string; delayMs: number },
  work: () => Promise<void> = async () => {},
): Promise<void> {
  const runAt = new Date(Date.now() + delayMs);
  return inTransaction(client, async () => {
    await work();
    await enqueue(client, job, payload, { key, runAt });
  });
}
