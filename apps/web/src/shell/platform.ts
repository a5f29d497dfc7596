import { isDesktopApp, platform } from '../platform.ts';
import { offlineMode } from '../stores/offline-mode.ts';

/** The desktop app in offline mode, or without a connection: what it shows lies on its own disk. A browser has no such mode. */
export const isOfflineMode = () => isDesktopApp() && (offlineMode.getState().isOn || !platform.online.isOnline());
