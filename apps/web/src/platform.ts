import type { Platform } from '@vitrine/platform/platform.ts';
import { webPlatform } from '@vitrine/platform/web.ts';

/** Tauri 2 says it so in every window of a desktop app, before any script of the page runs. */
export const isDesktopApp = (): boolean => Reflect.get(globalThis, 'isTauri') === true;

/**
 * What the app asks of the window it runs in: the one place that knows which kind that is. In the desktop app the start completes it
 * (openPlatform) before anything asks for what only that app has; storage, connection and events are the browser's in both.
 */
export const platform: Platform = { ...webPlatform };

/** In the desktop app: brings what its main process does. No code of it is among what a browser loads. */
export async function openPlatform(): Promise<void> {
  const { openDesktopPlatform } = await import('@vitrine/platform/desktop.ts');
  Object.assign(platform, await openDesktopPlatform());
}

/** Where everybody finds the app by a link: in the desktop app that is its server, not the window. */
export const publicOrigin = (): string => platform.desktop?.main.server() ?? globalThis.location.origin;

/** Path of the page on show: the window of the desktop app has it behind the `#` of its address. */
export const currentPath = (): string =>
  isDesktopApp() ? globalThis.location.hash.replace(/^#/, '').replace(/[?#].*$/s, '') || '/' : globalThis.location.pathname;
