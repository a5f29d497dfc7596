import type { QueryClient } from '@tanstack/react-query';
import { textsOf } from '../i18n/i18n.ts';
import type { router as appRouter } from '../router.ts';
import { closeOfKey, notify } from '../stores/notifications.ts';
import { currentUser, objectsStore } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { logOutLocally, SESSION_NOTICE } from './session.ts';
import { onSessionEnd } from './session-end.ts';

/**
 * Keeps the pages in step with the session: one that ended at the server logs out here and leads to the login from home
 * and from routes that need one (shell.md 4); a login or logout in another tab is followed. In offline mode the account stays, because
 * its pages come from the disk; the first call after offline mode leads to the login.
 */
export function followSession(router: typeof appRouter, queries: QueryClient): void {
  onSessionEnd(() => {
    const { pathname, href } = router.latestLocation;
    const hadUser = currentUser() !== null;
    if (hadUser && offlineMode.getState().isOn) return;
    logOutLocally();
    // A page that is still loading is not among those on show.
    const needsAuth = router.matchRoutes(router.latestLocation).some((match) => match.staticData.requiresAuth);
    if (!hadUser || !(pathname === '/' || needsAuth)) return;
    void router.navigate({ to: '/login', search: { redirect: href }, replace: true }).then(() =>
      notify(() => ({
        icon: 'error',
        text: textsOf('shell')('notifications.loggedOut'),
        singleNotificationKey: SESSION_NOTICE,
      })),
    );
  });
  // A log-in may leave the page on show: in the desktop app it is at `/`, as home is.
  objectsStore.subscribe(({ user }, before) => {
    if (user && !before.user) closeOfKey(SESSION_NOTICE);
  });
  objectsStore.onOtherTab((before, after) => {
    if (before.user?.id === after.user?.id) return;
    queries.clear();
    void router.invalidate();
  });
}
