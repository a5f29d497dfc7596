import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { EngineContext } from '../engine.ts';
import { DATA_ERROR, INTERNET_ERROR, OfflineError, OtherRelease } from '../load/offline-error.ts';

type Asker = Pick<EngineContext, 'callApi' | 'clock'>;

export interface Question {
  language: Language;
  /** Of which release the answer has to be; null for the current one. */
  release: number | null;
  signal?: AbortSignal;
}

/** A server that asks for patience (Retry-After) gets so much of it, so often: many computers of one account may load at the same time. */
const PATIENCE_MS = 60_000;
const MOST_WAITS = 2;

/** A call without an answer is made once more after this time, ms: a connection breaks above all where it rested, and so does a renewal of the session. */
const SECOND_TRY_MS = 1000;

type Request = Parameters<EngineContext['callApi']>[1];

interface Answer {
  response: Response;
  /** Empty where the server refused. */
  body: string;
}

/** Calls the API, and once more where that had no answer. Throws what the second call throws, and the reason of the signal. */
export async function callTwice({ callApi, clock }: Asker, path: string, request: Request): Promise<Answer> {
  const call = async () => {
    const response = await callApi(path, request);
    // A connection can break off in the body, too, and so can the time for it.
    return { response, body: response.ok ? await response.text() : '' };
  };
  try {
    return await call();
  } catch {
    request.signal?.throwIfAborted();
    await clock.sleep(SECOND_TRY_MS, request.signal);
    request.signal?.throwIfAborted();
    return await call();
  }
}

/** Ms after which the server wants to be asked again; null where it has answered, or would have to be waited for too long. */
function pauseOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const wants = (status === 429 || status === 503) && seconds >= 0 && seconds * 1000 <= PATIENCE_MS;
  return wants ? seconds * 1000 : null;
}

async function askPatiently(asker: Asker, path: string, request: Request): Promise<Answer> {
  for (let waits = 0; ; waits++) {
    const answer = await callTwice(asker, path, request);
    const pause = pauseOf(answer.response);
    if (pause === null || waits === MOST_WAITS) return answer;
    await asker.clock.sleep(pause, request.signal);
    request.signal?.throwIfAborted();
  }
}

/** Asks the API for JSON; null where it knows no such path. Throws OfflineError, and OtherRelease when that one is gone. */
export async function askApi(asker: Asker, path: string, { language, release, signal }: Question): Promise<unknown> {
  const headers: Record<string, string> = release === null ? {} : { [HEADER_RELEASE]: String(release) };
  let answer: Answer;
  try {
    answer = await askPatiently(asker, path, { language, headers, signal });
  } catch (cause) {
    throw new OfflineError('internet', INTERNET_ERROR, { cause });
  }
  const { response, body } = answer;
  if (response.status === 404) return null;
  if (response.status === 409) throw new OtherRelease(path);
  if (!response.ok) throw new OfflineError('dataObjectFailed', ERROR_FETCHING, { cause: response.status });
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new OfflineError('dataObjectFailed', DATA_ERROR, { cause });
  }
}
