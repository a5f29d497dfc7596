import { onSessionEnd } from '../session/session-end.ts';
import { authStore } from '../stores/auth.ts';
import { currentUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { forgetSessionEnd, notifySessionEnd } from './notices.ts';

/** Says once in offline mode that the session has ended, until there is another one or offline mode is over. */
export function followSessionEnd(): void {
  let isTold = false;
  onSessionEnd(() => {
    if (isTold || !offlineMode.getState().isOn || !currentUser()) return;
    isTold = true;
    notifySessionEnd();
  });
  const follow = () => {
    if (offlineMode.getState().isOn && authStore.getState().token === null) return;
    isTold = false;
    forgetSessionEnd();
  };
  authStore.subscribe(follow);
  offlineMode.subscribe(follow);
  // The notification may be of the run before.
  follow();
}
