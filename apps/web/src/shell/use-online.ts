import { useSyncExternalStore } from 'react';
import { platform } from '../platform.ts';

/** The internet flag (shell.md 4). */
export const useOnline = () => useSyncExternalStore(platform.online.follow, platform.online.isOnline);
