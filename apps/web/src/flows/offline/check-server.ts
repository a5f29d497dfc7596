import { errorDocument } from '@vitrine/contract/json-api.ts';
import type { ServerAnswer } from '@vitrine/platform/main-process/types.ts';
import type { DesktopOrigin } from '@vitrine/platform/origin/types.ts';

/** The check waits this long for an answer, in ms. */
const ANSWER_MS = 15_000;

/** Asks whether a server is one of ours: without a session its `auth/ping` refuses in the API's own words. */
export async function checkServer(origin: DesktopOrigin, server: string): Promise<ServerAnswer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await origin
    .at(server)
    .callApi('auth/ping', { signal })
    .catch(() => null);
  if (!answer) return 'unreachable';
  if (answer.ok) return 'ours';
  const body: unknown = await answer.json().catch(() => null);
  return errorDocument.safeParse(body).success ? 'ours' : 'foreign';
}
