import { apiFetch } from '../api/client.ts';
import { ApiFailure } from '../api/failure.ts';
import { platform } from '../platform.ts';
import { forgetAll } from '../stores/area.ts';
import { clearTokens } from '../stores/auth.ts';
import { forgetTyped } from './forget-typed.ts';
import { logOutLocally } from './session.ts';
import { sessionToken } from './session-token.ts';

/** A log-out does not wait longer for the answer to its call, in ms: the session ends here anyway. */
const TELL_MS = 5000;

/** Logs out here, as the person wants it: what they typed of themselves goes too. */
function leave(): void {
  logOutLocally();
  forgetTyped();
}

let leaving = false;
/** True while the person is logging out: an answer that comes meanwhile does not mean that the session ended elsewhere. */
export const isLeaving = (): boolean => leaving;

/** Ends the session at the server by `end`, then here. If `end` throws, the session stays here too. */
export async function leaveBy(end: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await end();
    leave();
  } finally {
    leaving = false;
  }
}

/** Logs out at the server, then here. Answers false when the server could not be told. */
export async function logOut(): Promise<boolean> {
  let told = true;
  await leaveBy(() =>
    apiFetch('auth/logout', { method: 'POST', signal: AbortSignal.timeout(TELL_MS) }).catch((error: unknown) => {
      told = error instanceof ApiFailure && error.kind === 'unauthorized';
    }),
  );
  return told;
}

/**
 * Logs out and forgets all that this browser and this tab have stored (the reset of the settings panel). The page has to be loaded
 * anew then. Without a connection the session ends by its age.
 */
export async function reset(): Promise<void> {
  const token = sessionToken();
  // First: a page that asks on its own would take the end for one from elsewhere.
  clearTokens();
  if (token) {
    await apiFetch('auth/logout', { method: 'POST', token, signal: AbortSignal.timeout(TELL_MS) }).catch(() => null);
  }
  forgetAll();
  forgetTyped();
  try {
    platform.session.clear();
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
