import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { EngineParts } from '../engine.ts';
import { DATA_ERROR, INTERNET_ERROR, OfflineError, OtherRelease } from '../load/offline-error.ts';

export interface Question {
  language: Language;
  /** Of which release the answer has to be; null for the current one. */
  release: number | null;
  signal?: AbortSignal;
}

/** Asks the API for JSON; null where it knows no such path. Throws OfflineError, and OtherRelease when that one is gone. */
export async function askApi(
  callApi: EngineParts['callApi'],
  path: string,
  { language, release, signal }: Question,
): Promise<unknown> {
  const headers: Record<string, string> = release === null ? {} : { [HEADER_RELEASE]: String(release) };
  let response: Response;
  try {
    response = await callApi(path, { language, headers, signal });
  } catch (cause) {
    throw new OfflineError('internet', INTERNET_ERROR, { cause });
  }
  if (response.status === 404) return null;
  if (response.status === 409) throw new OtherRelease(path);
  if (!response.ok) throw new OfflineError('dataObjectFailed', ERROR_FETCHING, { cause: response.status });
  // A body that breaks off ends here, too.
  return response.json().catch((cause: unknown) => {
    throw new OfflineError('dataObjectFailed', DATA_ERROR, { cause });
  });
}
