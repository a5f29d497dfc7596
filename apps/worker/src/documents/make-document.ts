import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import type { DocumentContext } from './context.ts';
import { mailStep } from './mail-step.ts';
import { renderStep } from './render-step.ts';
import { loadRequest, saveFailed, saveRetry } from './request.ts';

/** Another worker has the request: look again soon, in case it ends without finishing. */
const BUSY_DELAY_MS = 2000;

/** Follows the job that runs with another: the queue drops this one and keeps that one, in one transaction with `work`. */
async function later(client: Queryable, hash: string, delayMs: number, work: () => Promise<void>) {
  const runAt = new Date(Date.now() + delayMs);
  await client.query('begin');
  try {
    await work();
    await enqueue(client, makeDocumentJob, { hash }, { key: hash, runAt });
    await client.query('commit');
  } catch (error) {
    // Fails with the connection only, which ends the transaction too and is not used again.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Takes a request from the step it is at to its end.
 *
 *     render --> mail --> done (success)
 *       |  ^      |  ^
 *       |  +wait  |  +wait          either --> failed
 *
 * Whoever works on a request holds its advisory lock on one connection and writes its steps on the same connection: a
 * worker that lost the lock cannot write any more.
 */
export async function makeDocument(context: DocumentContext, hash: string): Promise<void> {
  const client = await context.pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 1)) as taken', [hash]);
    if (!lock.rows[0]?.taken) {
      await later(client, hash, BUSY_DELAY_MS, async () => {});
      return;
    }
    try {
      await goOn(context, client, hash);
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [hash]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function goOn(context: DocumentContext, client: Queryable, hash: string): Promise<void> {
  for (;;) {
    const request = await loadRequest(client, hash);
    if (request?.status !== 'pending' || request.step === 'done') return;
    const wait = (request.nextAttemptAt?.getTime() ?? 0) - Date.now();
    if (wait > 0) return later(client, hash, wait, async () => {});
    const outcome = await (request.step === 'render' ? renderStep : mailStep)(context, client, request);
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'failed') {
      await saveFailed(client, hash, outcome.reason);
      context.log.error({ hash, step: request.step, reason: outcome.reason }, 'document failed');
      return;
    }
    const at = new Date(Date.now() + outcome.delayMs);
    if (outcome.delayMs === 0) await saveRetry(client, hash, outcome.reason, at, outcome.uncounted);
    else return later(client, hash, outcome.delayMs, () => saveRetry(client, hash, outcome.reason, at, outcome.uncounted));
  }
}
