import type { z } from 'zod';

interface Call {
  /** Posted as JSON; without one the answer is only read. */
  body?: object;
  /** Of what the answer says. */
  language?: string;
  signal?: AbortSignal;
}

/** Calls an API of the admin with the cookie of who is logged in. */
export const callApi = (path: string, { body, language, signal }: Call): Promise<Response> =>
  fetch(path, {
    credentials: 'same-origin',
    headers: { ...(language && { 'Accept-Language': language }), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

/** An answer that is a refusal or a failure, by its HTTP status. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the admin's API answered ${status}`);
    this.status = status;
  }
}

/** The same; throws when there is no answer, or another than it should be. */
export async function answerOf<S extends z.ZodType>(path: string, answer: S, call: Call): Promise<z.output<S>> {
  const response = await callApi(path, call);
  if (!response.ok) throw new CallFailed(response.status);
  return answer.parse(await response.json());
}
