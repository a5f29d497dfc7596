import { type ApiRequest, apiAnswer } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';

/** How long the server may take for an answer and its body, ms: a manifest has megabytes. A web view would wait for ever. */
const ANSWER_MS = 120_000;

/** Rejects when `signal` is aborted, with its reason. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Calls the server with the session, as the offline engine does it; without a connection, or without an answer in time, it throws what `fetch`
 * threw. A refresh of the session counts too, which does not end with the signal of the call that wanted it.
 */
export async function callInTime(path: string, request: ApiRequest, ms = ANSWER_MS): Promise<Response> {
  const late = AbortSignal.timeout(ms);
  const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
  signal.throwIfAborted();
  try {
    return await Promise.race([apiAnswer(path, { ...request, signal }), aborted(signal)]);
  } catch (error) {
    throw error instanceof ApiFailure && error.status === 0 ? error.cause : error;
  }
}
