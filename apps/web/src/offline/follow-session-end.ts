import { onSessionEnd } from '../session/session-end.ts';
import { authStore } from '../stores/auth.ts';
import { currentUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { forgetSessionEnd, notifySessionEnd } from './notices.ts';

/**
 * Says in offline mode that the session has ended, until there is another one or offline mode is over. The queue asks nothing meanwhile: it is
 * said again where a person presses or opens what needs a session.
 */
export function followSessionEnd(): void {
  onSessionEnd(() => {
    if (offlineMode.getState().isOn && currentUser()) notifySessionEnd();
  });
  const follow = () => {
    if (offlineMode.getState().isOn && authStore.getState().token === null) return;
    forgetSessionEnd();
  };
  authStore.subscribe(follow);
  offlineMode.subscribe(follow);
  // The notification may be of the run before.
  follow();
}
