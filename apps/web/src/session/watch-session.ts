import { apiCall } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import { afterRefresh } from '../api/refresh.ts';
import { platform } from '../platform.ts';
import { authStore } from '../stores/auth.ts';
import { hasServer } from '../stores/offline-mode.ts';
import { isChannelOpen, onServerEvent } from './channel.ts';
import { isLeaving } from './log-out.ts';
import { sessionEnded } from './session-end.ts';
import { sessionToken } from './session-token.ts';

/** How often a page on show asks whether its session still stands: who is blocked is out within 10 s, a slow line included. */
const ASK_MS = 6000;
/** A question that gets no answer keeps the next one back no longer than this, in ms. */
const ANSWER_MS = 8000;

/** Ends the session here unless the token that was refused is no longer the one in use. */
async function endIfSame(token: string): Promise<void> {
  // The token may have been exchanged, and the answer to that be still on a slow line; or another tab logged out and in again.
  await afterRefresh();
  authStore.reread();
  if (sessionToken() === token && !isLeaving()) sessionEnded();
}

/**
 * Notices on an open page that its session was ended elsewhere, or its account blocked: asks at once, when the window is looked at
 * again, when the server says so, and while it is on show and the server does not tell by itself. A call of its own without a refresh, so that a page nobody uses keeps no session alive. Its answer
 * names the current release: `onAnswer` gets its headers.
 */
export function watchSession(onAnswer: (headers: Headers) => void): void {
  let busy = false;
  let rungMeanwhile = false;
  async function ask() {
    const token = sessionToken();
    if (busy || !token || platform.events.isHidden() || !hasServer()) return;
    busy = true;
    try {
      onAnswer((await apiCall('auth/ping', { token, signal: AbortSignal.timeout(ANSWER_MS) })).headers);
    } catch (error) {
      // What cannot be asked is asked the next time.
      if (error instanceof ApiFailure && error.kind === 'unauthorized') await endIfSame(token);
    } finally {
      busy = false;
    }
    if (!rungMeanwhile) return;
    rungMeanwhile = false;
    void ask();
  }
  setInterval(() => void (isChannelOpen() || ask()), ASK_MS);
  onServerEvent(({ event }) => {
    if (event !== 'session') return;
    // The answer that is awaited may be from before the end.
    if (busy) rungMeanwhile = true;
    else void ask();
  });
  platform.events.onFocus(() => void ask());
  platform.events.onVisibility(() => void ask());
  void ask();
}
