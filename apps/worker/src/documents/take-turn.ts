import { inTransaction, type Queryable } from '@vitrine/server/database.ts';
import { isMailHeld } from '../mail/outbox/mail-hold.ts';
import { LOCKED, withLock } from '../queue/with-lock.ts';
import type { DocumentContext } from './context.ts';
import { loadOrFail } from './load-or-fail.ts';
import { mailStep } from './mail-step.ts';
import { renderStep } from './render-step.ts';
import { saveFailed, saveRetry } from './request.ts';
import { askForLaterTurn, askForTurn, askForTurnSoon, nextInTurn, type Step } from './turn.ts';
import { whyNotSent } from './why-not-sent.ts';

const WORK = { render: renderStep, mail: mailStep };

/** What became of a look at one document. */
type Turn =
  /** It was taken to this step, which is asked for. */
  | Step
  /** It had its turn, and nothing is to be asked for. */
  | 'over'
  /** It does not wait any more: another worker took its step, or it failed, between the look and the lock. */
  | 'gone'
  /** Its lock is held: another worker works on it at this moment. */
  | 'locked';

/**
 * Takes a step of the document whose turn it is. The next turn is asked for before this one begins: another worker with room
 * takes it, or this one when it is done, and it is there whatever becomes of this process.
 */
export async function takeTurn(context: DocumentContext, step: Step): Promise<void> {
  const { pool } = context;
  // What waits then is asked for by the sweep when mail goes out again.
  if (step === 'mail' && (await isMailHeld(pool, context.environment))) return;
  const passedOver: string[] = [];
  let isOneLocked = false;
  for (let hash = await nextInTurn(pool, step, passedOver); hash; hash = await nextInTurn(pool, step, passedOver)) {
    const turn = await take(context, step, hash);
    // After the lock is free, or the next step would find it held. The sweep asks for it if we cannot.
    if (turn === 'render' || turn === 'mail') return void (await askForTurn(pool, turn));
    if (turn === 'over') return;
    if (turn === 'locked') isOneLocked = true;
    passedOver.push(hash);
  }
  await askForLaterTurn(pool, step);
  if (isOneLocked) await askForTurnSoon(pool, step);
}

/** One document whose work throws is passed over, so that the others do not wait for it; the sweep asks for it again. */
function take(context: DocumentContext, step: Step, hash: string): Promise<Turn> {
  return withLock<Turn>(
    context.pool,
    { space: LOCKED.document, key: hash },
    (client) => takeOne(context, client, step, hash),
    async () => 'locked',
  ).catch((err: unknown) => {
    context.log.error({ hash, step, err }, 'a step of a document threw: going on with the next');
    context.errors?.report(err, { kind: 'document', place: step });
    return 'gone';
  });
}

/** Before each step its account is looked at: who was blocked after ordering it sends nothing any more. */
async function takeOne(context: DocumentContext, client: Queryable, step: Step, hash: string): Promise<Turn> {
  const request = await loadOrFail(context, client, hash);
  if (request?.status !== 'pending' || request.step !== step) return 'gone';
  await askForTurn(client, step);
  const refused = await whyNotSent(client, request.accountId);
  if (refused !== null) {
    await saveFailed(client, hash, { failure: 'accountInactive', reason: refused });
    context.log.warn({ hash, step, reason: refused }, 'document not sent');
    return 'over';
  }
  const outcome = await WORK[step](context, client, request);
  if (outcome.kind === 'done') return outcome.next ?? 'over';
  if (outcome.kind === 'failed') {
    await saveFailed(client, hash, outcome);
    context.log.error({ hash, step, reason: outcome.reason }, 'document failed');
    // A recipient's address that the mail server refuses is no fault of ours.
    if (outcome.failure !== 'mailRefused') context.errors?.report(null, { kind: 'document', place: step, code: outcome.failure });
    return 'over';
  }
  if (outcome.kind === 'cancelled') return 'over';
  await inTransaction(client, async () => {
    await saveRetry(client, hash, outcome);
    await askForLaterTurn(client, step);
  });
  return 'over';
}
