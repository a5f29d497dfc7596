import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import type { EngineContext } from '@vitrine/offline/engine.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { callHeaders } from '../api/call-headers.ts';
import { report } from '../shell/report.ts';
import { authStore } from '../stores/auth.ts';
import { callInTime } from './call-in-time.ts';

/** Pauses; ends early, without an error, when `signal` is aborted. */
const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      // A stage pauses thousands of times by one signal.
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** What the offline engine gets of this window. */
export function engineContext(
  desktop: Desktop,
  stored: OfflineState | null,
  onState: (state: OfflineState) => void,
): EngineContext {
  return {
    files: desktop.files,
    power: desktop.power,
    callApi: callInTime,
    // The addresses of release files cannot be guessed, so loading them needs no session.
    addressOf: (path, language) => ({
      url: desktop.origin.serverUrl(path),
      headers: path.startsWith(API_PREFIX) ? callHeaders(language, authStore.getState().token) : {},
    }),
    languages: LANGUAGES,
    stored,
    onState,
    report: ({ what, detail, code }) => {
      // Few of them leave the window: the rest is told here alone (shell.md 4, "logged and ignored").
      console.warn(what, detail);
      report(code ? { what: 'download', detail: code } : { what, detail });
    },
    clock: { now: () => Date.now(), monotonic: () => performance.now(), sleep },
  };
}
