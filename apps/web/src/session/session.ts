import { user } from '@vitrine/contract/users.ts';
import { apiFetch } from '../api/client.ts';
import { ApiFailure, cannotServe } from '../api/failure.ts';
import { findOne } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { authStore, clearTokens } from '../stores/auth.ts';
import { clearObjects, currentUser, setUser, type User } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';

/** Key of notifications about a session that has ended. */
export const SESSION_NOTICE = 'page-session';

export const currentUserQuery = () => findOne(user, 'user/current');

/** Loads the account and puts it into the store: from then on the session counts as logged in. */
export async function loadUser(): Promise<User> {
  const loaded = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  setUser(loaded);
  return loaded;
}

/** Ends the session in this browser: tokens, account and everything that was loaded with them. */
export function logOutLocally(): void {
  clearTokens();
  clearObjects();
  queryClient.clear();
}

/**
 * The login validity check of the route guard: true with a user in the store, else the server is asked (`auth/ping`; apiFetch refreshes).
 * Without a session there is nothing to check. Null where the server was not asked or could not tell: offline mode (shell.md 2, "Route guard"),
 * no connection, too many calls, a server that stumbles. The tokens stay then.
 */
export async function isLoggedIn(): Promise<boolean | null> {
  if (currentUser()) return true;
  if (!authStore.getState().token) return false;
  if (offlineMode.getState().isOn) return null;
  try {
    await apiFetch('auth/ping');
    await loadUser();
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.kind === 'network' || cannotServe(error.status) ? null : false;
  }
}
