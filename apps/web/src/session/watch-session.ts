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

/** How often a visible page asks whether its session is still valid: a blocked person is out within 10 s, on a slow line too. */
const ASK_MS = 6000;
/** A call without an answer delays the next one by no more than this, in ms. */
const ANSWER_MS = 8000;

/** Ends the session here unless the token that was refused is no longer the one in use. */
async function endIfSame(token: string): Promise<void> {
  // The token may have been exchanged while the answer is still on a slow line, or another tab logged out and in again.
  await afterRefresh();
  authStore.reread();
  if (sessionToken() === token && !isLeaving()) sessionEnded();
}

/**
 * Notices that the session of an open page was ended elsewhere or its account blocked. It asks at once, when the window is visible again or
 * the computer woke up, when the server says so, and at an interval while the page is visible and the channel is closed or an answer is
 * missing. The call does not refresh the token, so an unused page keeps no session alive. Its answer names the current release:
 * `onAnswer` gets its headers.
 */
export function watchSession(onAnswer: (headers: Headers) => void): void {
  let busy = false;
  let rungMeanwhile = false;
  let isAnswerMissing = false;
  async function ask() {
    const token = sessionToken();
    if (busy || !token || platform.events.isHidden() || !hasServer()) return;
    busy = true;
    try {
      onAnswer((await apiCall('auth/ping', { token, signal: AbortSignal.timeout(ANSWER_MS) })).headers);
      isAnswerMissing = false;
    } catch (error) {
      const isRefused = error instanceof ApiFailure && error.kind === 'unauthorized';
      // The next round asks again: a computer that wakes up may have no network yet, and a channel that it takes for open.
      isAnswerMissing = !isRefused;
      if (isRefused) await endIfSame(token);
    } finally {
      busy = false;
    }
    if (!rungMeanwhile) return;
    rungMeanwhile = false;
    void ask();
  }
  setInterval(() => void ((isChannelOpen() && !isAnswerMissing) || ask()), ASK_MS);
  onServerEvent(({ event }) => {
    if (event !== 'session') return;
    // The pending answer may be older than the end of the session.
    if (busy) rungMeanwhile = true;
    else void ask();
  });
  platform.events.onFocus(() => void ask());
  platform.events.onVisibility(() => void ask());
  platform.events.onWake(() => void ask());
  void ask();
}
