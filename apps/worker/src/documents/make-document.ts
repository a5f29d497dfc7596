import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { isMailHeld } from '../mailing/mail-hold.ts';
import { later } from '../queue/later.ts';
import { LOCKED, withLock } from '../queue/with-lock.ts';
import type { DocumentContext } from './context.ts';
import { loadOrFail } from './load-or-fail.ts';
import { mailStep } from './mail-step.ts';
import { askForPrint } from './print-turn.ts';
import { saveFailed, saveRetry } from './request.ts';
import { whyNotSent } from './why-not-sent.ts';

/** Another worker has the request: look again soon, in case it ends without finishing. */
const BUSY_DELAY_MS = 2000;

async function again(client: Queryable, hash: string, delayMs: number, work?: () => Promise<void>): Promise<undefined> {
  await later(client, { job: makeDocumentJob, payload: { hash }, key: hash, delayMs }, work);
}

/**
 * Takes a request from the step it is at to its end. What is to be printed waits for its turn (print-next.ts), which asks for
 * its mail; so a mail waits for no print.
 *
 *     render --> mail --> done (success)
 *       |  ^      |  ^
 *       |  +wait  |  +wait          either --> failed, until staff try again
 *
 * Before each step its account is looked at: who was blocked after ordering it sends nothing any more.
 */
export async function makeDocument(context: DocumentContext, hash: string): Promise<void> {
  const next = await withLock<Next>(
    context.pool,
    { space: LOCKED.document, key: hash },
    (client) => goOn(context, client, hash),
    (client) => again(client, hash, BUSY_DELAY_MS),
  );
  // Only now: the print begins at once, and would pass over a document whose lock is still held. The sweep asks if we cannot.
  if (next === 'print') await askForPrint(context.pool);
}

/** What remains to be asked for once the lock is free. */
type Next = 'print' | undefined;

async function goOn(context: DocumentContext, client: Queryable, hash: string): Promise<Next> {
  for (;;) {
    const request = await loadOrFail(context, client, hash);
    if (request?.status !== 'pending' || request.step === 'done') return;
    if (request.step === 'render') return 'print';
    if (await isMailHeld(client, context.environment)) return;
    const wait = (request.nextAttemptAt?.getTime() ?? 0) - Date.now();
    if (wait > 0) return again(client, hash, wait);
    const refused = await whyNotSent(client, request.accountId);
    if (refused !== null) {
      await saveFailed(client, hash, { failure: 'accountInactive', reason: refused });
      context.log.warn({ hash, step: request.step, reason: refused }, 'document not sent');
      return;
    }
    const outcome = await mailStep(context, client, request);
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'failed') {
      await saveFailed(client, hash, outcome);
      context.log.error({ hash, step: request.step, reason: outcome.reason }, 'document failed');
      return;
    }
    const at = new Date(Date.now() + outcome.delayMs);
    if (outcome.delayMs === 0) await saveRetry(client, hash, outcome.reason, at, outcome.uncounted);
    else return again(client, hash, outcome.delayMs, () => saveRetry(client, hash, outcome.reason, at, outcome.uncounted));
  }
}
