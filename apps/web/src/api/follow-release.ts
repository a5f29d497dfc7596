import type { QueryClient } from '@tanstack/react-query';
import { platform } from '../platform.ts';
import { authStore } from '../stores/auth.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { apiCall } from './client.ts';
import { dropOlder } from './release.ts';

/** How often an open page without a session asks whether there is a new release: one small answer, mostly a 304. */
const ASK_MS = 15_000;

/**
 * Keeps open pages up to date: asks for the current release when the window is looked at again and while it is on show. With a
 * session its ping tells (session/watch-session.ts), and this asks nothing.
 */
export function followRelease(queries: QueryClient): void {
  const ask = async () => {
    const { token, refreshToken } = authStore.getState();
    if (platform.events.isHidden() || offlineMode.getState().isOn || (refreshToken ?? token)) return;
    // Without a connection, or with a server that stumbles, the next time will tell.
    const answer = await apiCall('site/_all', { token: null }).catch(() => null);
    if (answer) dropOlder(queries, answer.headers);
  };
  setInterval(ask, ASK_MS);
  platform.events.onFocus(ask);
  platform.events.onVisibility(ask);
}
