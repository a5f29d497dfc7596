import { platform } from '../platform.ts';

/** Names in session storage (sessionDraft) that hold what the logged-in person typed or asked for. */
const PERSONAL = /^(profile-details-|password-asked-for$|forgot-password$)/;
/** Written for a moment, so that the other tabs forget too: their session storage is out of reach. */
const SIGNAL = 'forget-typed';

function forgetHere(): void {
  try {
    for (const name of platform.session.names()) if (PERSONAL.test(name)) platform.session.remove(name);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/**
 * Forgets in every tab what the person typed of themselves. For a log-out that is pressed: a session that merely ended leaves it for
 * after the log-in, and drafts of documents stay (shell.md 4).
 */
export function forgetTyped(): void {
  forgetHere();
  try {
    platform.local.write(SIGNAL, '1');
    platform.local.remove(SIGNAL);
  } catch {
    // Storage is blocked: the other tabs have kept nothing either.
  }
}

/** Forgets when another tab does. */
export function followForgetting(): void {
  platform.local.onOtherWindow((name, text) => {
    if (name === SIGNAL && text) forgetHere();
  });
}
