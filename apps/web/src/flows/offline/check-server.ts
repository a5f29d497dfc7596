import { errorDocument } from '@vitrine/contract/json-api.ts';
import type { DesktopOrigin } from '@vitrine/platform/origin/types.ts';

/** The check waits this long for an answer, in ms. */
const ANSWER_MS = 15_000;

/** The server of an address as people type it: with `https://` unless they typed a scheme, and without a path. Null if it is no address. */
export function serverOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    const { protocol, origin, hostname, username } = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && hostname !== '' && username === '' ? origin : null;
  } catch {
    return null;
  }
}

export type ServerAnswer = 'ours' | 'foreign' | 'unreachable';

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
