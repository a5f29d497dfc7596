import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';

declare global {
  var vitrineAnswers: AsyncLocalStorage<ServerResponse> | undefined;
}

/** The answer that is being made. Next gives a server function none, and has bundled it apart from the process that makes the answer. */
function answers(): AsyncLocalStorage<ServerResponse> {
  globalThis.vitrineAnswers ??= new AsyncLocalStorage();
  return globalThis.vitrineAnswers;
}

export const keepAnswer =
  (handle: RequestListener): RequestListener =>
  (request, response) =>
    answers().run(response, () => handle(request, response));

/** The status of the answer that is being made, instead of 200. */
export function answerWith(status: number): void {
  const response = answers().getStore();
  if (response && !response.headersSent) response.statusCode = status;
}
