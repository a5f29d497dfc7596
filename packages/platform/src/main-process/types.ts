import type { Language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import type { TransferProblem } from '../catalogue-files/types.ts';

/** What the main process tells the window (shell.md 4, "Main-process events"). */
export interface MainProcessEvents {
  'offline-mode-enable': null;
  'offline-mode-disable': null;
  'go-home': null;
  /** The main process wants to know whether the person stays logged in; the window answers by `reportState`. */
  'keep-logged-in-check': null;
  'api-version-check': null;
  'update-notification-add': { version: string; step: 'checking' | 'downloading' | 'ready' };
  'update-notification-remove': null;
  /** A search by the menu has ended without an update. */
  'update-searched': { result: 'none' | 'failed' };
  /** A file that the page made is not where the person wanted it; null: nothing says why. */
  'not-saved': { name: string; problem: TransferProblem | null };
  /** The app fills the screen, or is in its window again. */
  'full-screen': { isFull: boolean };
  'open-settings': null;
  reload: null;
  /** A deep link (`vitrine://product/ww-200`) as path of the app: `/product/ww-200`. */
  'open-path': { path: string };
  /** The computer woke up. */
  resumed: null;
}
export type MainProcessEvent = keyof MainProcessEvents;

/** What the window tells the main process: the native menu follows it. */
export interface WindowState {
  offline: 'online' | 'loading' | 'offline' | 'error';
  language: Language;
  isLoggedIn: boolean;
  keepLoggedIn: boolean;
}

/** Whose server answers at an address. */
export const serverAnswer = z.enum(['ours', 'foreign', 'unreachable']);
export type ServerAnswer = z.infer<typeof serverAnswer>;

/** The process around the window of the desktop app. */
export interface MainProcess {
  /** Called on each navigation. */
  reportHome(isHome: boolean): void;
  reportState(state: WindowState): void;
  /** Calls for each event of that name; answers how to stop. */
  on<E extends MainProcessEvent>(event: E, listener: (detail: MainProcessEvents[E]) => void): () => void;
  /** The server whose catalogue is shown, without a slash at its end: `https://catalogue.example`. Null before the first was chosen. */
  server(): string | null;
  /** Asks any server whose it is: the window itself can ask only the one that was chosen. */
  checkServer(url: string): Promise<ServerAnswer>;
  /** Keeps an address, the first one or another, and starts the app anew, so it does not come back; it must have been checked before. */
  changeServer(url: string): Promise<void>;
  /** Where the store is served from: `http://127.0.0.1:<port>/<unguessable>`. */
  storeBase(): string;
  /** Asks for an update now, and answers what was found. Throws when the server cannot be asked. */
  checkForUpdate(): Promise<{ version: string } | null>;
  /** Installs the update that is ready and starts the app anew. Throws when it cannot be installed; a check finds it again then. */
  installUpdate(): Promise<void>;
  /** Opens an address in the program of the system: http, https or mailto. */
  openExternal(url: string): Promise<void>;
  /** Asks where to and saves what `url` answers; false when the person cancelled. Throws TransferError. */
  saveFile(request: { url: string; headers: Record<string, string>; name: string }): Promise<boolean>;
  /** Fills the screen with the app, or ends that; `full-screen` tells when it has changed, by whatever. */
  toggleFullScreen(): Promise<void>;
  /** Does nothing when the app does not fill the screen. */
  endFullScreen(): Promise<void>;
  version(): string;
}
