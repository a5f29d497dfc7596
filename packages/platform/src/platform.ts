import type { AppEvents } from './app-events/types.ts';
import type { CatalogueFiles } from './catalogue-files/types.ts';
import type { MainProcess } from './main-process/types.ts';
import type { Online } from './online/types.ts';
import type { DesktopOrigin, Origin } from './origin/types.ts';
import type { Power } from './power/types.ts';
import type { SecretsKept } from './secrets/desktop.ts';
import type { Secrets } from './secrets/types.ts';
import type { StorageArea } from './storage/types.ts';

/** What a browser and a desktop window do differently; the app asks this and nothing of either. */
export interface Platform {
  origin: Origin;
  /** Outlives the window, and is shared by all of them. */
  local: StorageArea;
  /** Of this window alone, until it is closed. */
  session: StorageArea;
  secrets: Secrets;
  online: Online;
  events: AppEvents;
  /** What only the desktop app has; null in a browser. */
  desktop: Desktop | null;
}

export interface Desktop {
  files: CatalogueFiles;
  power: Power;
  main: MainProcess;
  origin: DesktopOrigin;
  /** Where secrets are kept now: a file of this user's where the system has no keychain or it is closed, which the person is told. */
  readonly secretsKept: SecretsKept;
  /** Where the program around the window failed in runs before, each told once; `file` is empty where it is none of its own. */
  panics: readonly { file: string; line: number; column: number }[];
  /** Whether the app filled the screen when this page of it was loaded. */
  isFullScreen: boolean;
}
