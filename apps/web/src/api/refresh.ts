import { refreshAnswer } from '@vitrine/contract/auth.ts';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { REFRESH_LOCK } from '../early-load/handover.ts';
import { platform } from '../platform.ts';
import { authStore, clearTokens, setTokens } from '../stores/auth.ts';
import { currentLanguage } from '../stores/base.ts';
import { callHeaders } from './call-headers.ts';
import { ApiFailure } from './failure.ts';

/** A renewal without an answer ends after this time, ms: every call that comes after it waits for it. */
const ANSWER_MS = 60_000;

let running: Promise<string | null> | null = null;

/** Runs `work` in one tab at a time, where the browser has locks. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? await locks.request(REFRESH_LOCK, work) : await work();
}

/** Waits until no refresh is under way, in this tab or another: until its answer comes, the tokens here may be exchanged ones. */
export async function afterRefresh(): Promise<void> {
  await running?.catch(() => {});
  await alone(async () => {});
}

async function refresh(stale: string): Promise<string | null> {
  // Another tab may have refreshed while this one waited; its storage event may not have arrived yet.
  authStore.reread();
  const { token, refreshToken } = authStore.getState();
  if (token && token !== stale) return token;
  if (!refreshToken) return null;
  const headers = callHeaders(currentLanguage(), refreshToken);
  const response = await (platform.desktop?.origin.server ?? platform.origin)
    .callApi('auth/refresh', { headers, signal: AbortSignal.timeout(ANSWER_MS) })
    .catch((cause) => {
      throw new ApiFailure(0, [], { cause });
    });
  if (response.status === 401) {
    clearTokens();
    return null;
  }
  if (!response.ok) throw new ApiFailure(response.status);
  const { data } = readAnswer(refreshAnswer, await response.json());
  setTokens(data.token, data.refresh_token);
  return data.token;
}

/**
 * A token to use instead of `stale`, or null if the session is over. Refresh tokens rotate and a replay ends the whole
 * session, so that only one refresh runs at a time, in this tab and across tabs. Throws ApiFailure when the server cannot be
 * reached: the session lives on.
 */
export function refreshTokens(stale: string): Promise<string | null> {
  running ??= alone(() => refresh(stale)).finally(() => {
    running = null;
  });
  return running;
}
