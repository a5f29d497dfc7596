import type { OfflineEngine } from '@vitrine/offline/engine.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { apiAnswer } from '../api/client.ts';
import { cannotServe } from '../api/failure.ts';
import { platform } from '../platform.ts';
import type { router as appRouter } from '../router.ts';
import { logOutLocally } from '../session/session.ts';
import { sessionToken } from '../session/session-token.ts';
import { forgetClock, forgetOldVersion, notifyAge, notifyOldVersion } from './notices.ts';
import { downloadLink } from './system.ts';

/** How often the app checks the age of offline mode and whether the server still accepts this version. The specification shows no value. */
const CHECK_MS = 15 * 60_000;

/** The age is judged without the server when that takes longer to answer, ms; a web view would wait for ever. */
const ANSWER_MS = 15_000;

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

interface Contact {
  /** The server's time, ms since 1970; null without an answer. */
  serverNow: number | null;
  /** False without an answer, and where the answer is that it cannot serve now. */
  isServing: boolean;
}
const NONE: Contact = { serverNow: null, isServing: false };

/** Asks the server whether it accepts this version (shell.md 7: a 404 to `auth/ping` means no). */
export async function checkVersion(desktop: Desktop): Promise<Contact> {
  const server = desktop.main.server();
  if (!server || !platform.online.isOnline()) return NONE;
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await apiAnswer('auth/ping', { token: sessionToken(), signal }).catch(() => null);
  if (answer?.status === NOT_FOUND) notifyOldVersion(downloadLink(server));
  // The version is looked at before the session.
  else if (answer?.ok || answer?.status === UNAUTHORIZED) forgetOldVersion();
  if (!answer) return NONE;
  const at = Date.parse(answer.headers.get('date') ?? '');
  return {
    serverNow: Number.isNaN(at) ? null : at,
    isServing: !cannotServe(answer.status),
  };
}

/** The 30-day rule (shell.md 4): checks now, at an interval, when the computer wakes up and when the connection returns. */
export function watchAge(engine: OfflineEngine, desktop: Desktop, router: typeof appRouter): () => Promise<void> {
  const check = async () => {
    const { serverNow } = await checkVersion(desktop);
    const age = engine.checkAge(serverNow);
    // The server has said how late it is.
    if (serverNow !== null) forgetClock();
    if (age.kind === 'forced-logout') {
      await engine.goOnline();
      logOutLocally();
      await router.navigate({ to: '/login', replace: true });
    }
    notifyAge(age);
  };
  setInterval(() => void check(), CHECK_MS);
  platform.online.onBack(() => void check());
  desktop.main.on('resumed', () => void check());
  return check;
}
