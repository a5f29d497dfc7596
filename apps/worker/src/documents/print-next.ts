import type { Queryable } from '@vitrine/server/database.ts';
import { inTransaction } from '../queue/in-transaction.ts';
import { LOCKED, withLock } from '../queue/with-lock.ts';
import type { DocumentContext } from './context.ts';
import { askForLaterPrint, askForPrint, nextToPrint } from './print-turn.ts';
import { renderStep } from './render-step.ts';
import { loadRequest, saveFailed, saveRetry } from './request.ts';
import { whyNotSent } from './why-not-sent.ts';

/**
 * Prints the document whose turn it is. The next print is asked for before this one begins: another worker with room takes it,
 * or this one when it is done, and it is there whatever becomes of this process.
 */
export async function printNext(context: DocumentContext): Promise<void> {
  const { pool } = context;
  const passedOver: string[] = [];
  for (let hash = await nextToPrint(pool, passedOver); hash; hash = await nextToPrint(pool, passedOver)) {
    const key = hash;
    let isPrinted = false;
    await withLock(
      pool,
      { space: LOCKED.document, key },
      async (client) => {
        isPrinted = await printOne(context, client, key);
      },
      async () => {},
    );
    if (isPrinted) return;
    passedOver.push(hash);
  }
  await askForLaterPrint(pool);
}

/** False when somebody else has printed it between the look and the lock. */
async function printOne(context: DocumentContext, client: Queryable, hash: string): Promise<boolean> {
  const request = await loadRequest(client, hash);
  if (request?.status !== 'pending' || request.step !== 'render') return false;
  await askForPrint(client);
  const refused = await whyNotSent(client, request.accountId);
  if (refused !== null) {
    await saveFailed(client, hash, { failure: 'accountInactive', reason: refused });
    context.log.warn({ hash, step: request.step, reason: refused }, 'document not sent');
    return true;
  }
  const outcome = await renderStep(context, client, request);
  if (outcome.kind === 'failed') {
    await saveFailed(client, hash, outcome);
    context.log.error({ hash, step: request.step, reason: outcome.reason }, 'document failed');
  } else if (outcome.kind === 'retry') {
    const { reason, delayMs, uncounted } = outcome;
    await inTransaction(client, async () => {
      await saveRetry(client, hash, reason, new Date(Date.now() + delayMs), uncounted);
      await askForLaterPrint(client);
    });
  }
  return true;
}
