import { platform } from '../platform.ts';

/** Tauri 2 says it so in every window of a desktop app. */
export const isDesktopApp = () => Reflect.get(globalThis, 'isTauri') === true;

/** The desktop app without a network: what it shows lies on its own disk. A browser has no such mode. */
export const isOfflineMode = () => isDesktopApp() && !platform.online.isOnline();
