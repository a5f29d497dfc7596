import type { DocumentContext } from './context.ts';
import { loadOrFail } from './load-or-fail.ts';
import { askForTurn } from './turn.ts';

/**
 * Asks for the step a request is at, which is taken when it is its account's turn (take-turn.ts). Prints and mails have jobs
 * of their own, so that no mail waits for a print.
 *
 *     render --> mail --> done (success)
 *       |  ^      |  ^
 *       |  +wait  |  +wait          either --> failed, until staff try again
 */
export async function makeDocument(context: DocumentContext, hash: string): Promise<void> {
  const request = await loadOrFail(context, context.pool, hash);
  if (request?.status === 'pending' && request.step !== 'done') await askForTurn(context.pool, request.step);
}
