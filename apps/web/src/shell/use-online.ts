import { useSyncExternalStore } from 'react';
import { platform } from '../platform.ts';
import { followServer, hasServer } from '../stores/offline-mode.ts';

/** True while pages come from the server: with a connection, and not in the offline mode of the desktop app. */
export const useOnline = () => useSyncExternalStore(followServer, hasServer);

/** The internet flag alone (shell.md 4). */
export const useConnection = () => useSyncExternalStore(platform.online.follow, platform.online.isOnline);
