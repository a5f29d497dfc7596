import type { Queryable } from '@vitrine/server/database.ts';
import { inTransaction } from '../queue/in-transaction.ts';
import { LOCKED, withLock } from '../queue/with-lock.ts';
import type { DocumentContext } from './context.ts';
import { loadOrFail } from './load-or-fail.ts';
import { askForLaterPrint, askForMail, askForPrint, askForPrintSoon, nextToPrint } from './print-turn.ts';
import { renderStep } from './render-step.ts';
import { saveFailed, saveRetry } from './request.ts';
import { whyNotSent } from './why-not-sent.ts';

/** What became of a look at one document. */
type Turn =
  /** It was printed: its mail is next. */
  | 'printed'
  /** It had its turn, and nothing is to be asked for. */
  | 'over'
  /** It does not wait any more: it was printed or failed between the look and the lock. */
  | 'gone'
  /** Its lock is held: it is printed at this moment, or its job is about to ask for its print. */
  | 'locked';

/**
 * Prints the document whose turn it is. The next print is asked for before this one begins: another worker with room takes it,
 * or this one when it is done, and it is there whatever becomes of this process.
 */
export async function printNext(context: DocumentContext): Promise<void> {
  const { pool } = context;
  const passedOver: string[] = [];
  let isOneLocked = false;
  for (let hash = await nextToPrint(pool, passedOver); hash; hash = await nextToPrint(pool, passedOver)) {
    const turn = await takeTurn(context, hash);
    // After the lock is free, or the mail's job would find it held. The sweep asks for it if we cannot.
    if (turn === 'printed') await askForMail(pool, hash);
    if (turn === 'printed' || turn === 'over') return;
    if (turn === 'locked') isOneLocked = true;
    passedOver.push(hash);
  }
  await askForLaterPrint(pool);
  if (isOneLocked) await askForPrintSoon(pool);
}

/** One document whose work throws is passed over, so that the others do not wait for it; the sweep asks for it again. */
function takeTurn(context: DocumentContext, hash: string): Promise<Turn> {
  return withLock<Turn>(
    context.pool,
    { space: LOCKED.document, key: hash },
    (client) => printOne(context, client, hash),
    async () => 'locked',
  ).catch((err: unknown) => {
    context.log.error({ hash, err }, 'the print of a document threw: going on with the next');
    return 'gone';
  });
}

async function printOne(context: DocumentContext, client: Queryable, hash: string): Promise<Turn> {
  const request = await loadOrFail(context, client, hash);
  if (request?.status !== 'pending' || request.step !== 'render') return 'gone';
  await askForPrint(client);
  const refused = await whyNotSent(client, request.accountId);
  if (refused !== null) {
    await saveFailed(client, hash, { failure: 'accountInactive', reason: refused });
    context.log.warn({ hash, step: request.step, reason: refused }, 'document not sent');
    return 'over';
  }
  const outcome = await renderStep(context, client, request);
  if (outcome.kind === 'done') return 'printed';
  if (outcome.kind === 'failed') {
    await saveFailed(client, hash, outcome);
    context.log.error({ hash, step: request.step, reason: outcome.reason }, 'document failed');
    return 'over';
  }
  const { reason, delayMs, uncounted } = outcome;
  await inTransaction(client, async () => {
    await saveRetry(client, hash, reason, new Date(Date.now() + delayMs), uncounted);
    await askForLaterPrint(client);
  });
  return 'over';
}
