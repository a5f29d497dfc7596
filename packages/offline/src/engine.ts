import type { Language } from '@vitrine/contract/sites.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import type { Power } from '@vitrine/platform/power/types.ts';
import type { OfflineErrorType, OfflineState, Stage } from './state.ts';

/** What the engine asks of the app around it. Nothing else reaches it: a simulation gives all of this. */
export interface EngineContext {
  files: CatalogueFiles;
  power: Power;
  /** Calls the API with the session's bearer; `path` is below /api/v1. Throws what `fetch` throws without a connection. */
  callApi(
    path: string,
    request: { language: Language; headers: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
  /** Address and headers by which the main process loads `path` itself: `/assets/…` or `/api/v1/…`. */
  addressOf(path: string, language: Language): { url: string; headers: Record<string, string> };
  languages: readonly Language[];
  /** The state of the last run, and where it is kept from now on. */
  stored: OfflineState | null;
  /** Called on every change. */
  onState(state: OfflineState): void;
  /** A failure that shell.md says is reported; a download that failed has a code: its label (shell.md 8), or the status of its file. */
  report(problem: { what: string; detail: string; code?: OfflineErrorType | 'http-404' }): void;
  /** Ms since 1970 by the computer's clock, ms of a clock that never goes back, and the pause of an idle worker. */
  clock: { now(): number; monotonic(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> };
}

/** What a start found in its way, before anything was loaded. */
export type StartResult =
  | { kind: 'started' }
  /** One runs already: logged and ignored (shell.md 4). */
  | { kind: 'already-loading' }
  /** An update is checked, downloaded or ready (shell.md 4). */
  | { kind: 'update-pending' }
  | { kind: 'no-space'; neededBytes: number; freeBytes: number };

/** What a load of these packs would bring. */
export interface LoadPlan {
  release: number;
  totalBytes: number;
  /** Of it, what is not on the disk yet. */
  missingBytes: number;
  freeBytes: number;
  files: Record<Stage, number>;
  /** Product lines that can be left out, with the bytes that only they bring, and of these the bytes of their videos. */
  lines: { slug: string; titles: Record<Language, string>; bytes: number; videoBytes: number }[];
  /** Bytes of all videos, and of those that are kept. */
  videoBytes: number;
  keptVideoBytes: number;
}

/** How long offline mode has lasted, and what has to be said of it (shell.md 4 and 9). Each warning is told once. */
export type AgeCheck =
  | { kind: 'fine' }
  | { kind: 'day-warning'; daysLeft: number }
  | { kind: 'last-hours'; hoursLeft: number }
  /** The clock of the computer was set forward: told, and decided at the next contact with the server. */
  | { kind: 'clock-warning' }
  | { kind: 'forced-logout' };

/** The offline engine of one window. */
export interface OfflineEngine {
  state(): OfflineState;
  /** At the start of the app: finds the catalogue on disk. Where that cannot be read, the state is an error and a retry looks again. */
  open(): Promise<void>;
  plan(packs: Packs): Promise<LoadPlan>;
  /** Resolves when the load runs or was refused; how it ends is told by the state. */
  start(packs: Packs, update: { isPending: boolean }): Promise<StartResult>;
  /** After an error: goes on with the failed stage, from the beginning where its type is unknown, or opens the disk again. */
  retry(): Promise<StartResult>;
  /** True while there is a load that runs, is paused or has failed. */
  hasLoad(): boolean;
  /** What the load still brings over the network, without the files that are on the disk; null without one, and before it is planned. */
  bytesToLoad(): number | null;
  /** Gives up the load; a catalogue that is in use stays so. Where the disk could not be read offline, `retry` and `goOnline` are the ways on. */
  stayOnline(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Leaves offline mode; the catalogue stays on disk for the next time. */
  goOnline(): Promise<void>;
  /** Called on a timer, at a start, and with `serverNow` at each contact with the server (ms since 1970). */
  checkAge(serverNow: number | null): AgeCheck;
  /** Removes the catalogue from the disk (reset of the settings). Throws TransferError; what could not be removed is still known then. */
  removeAll(): Promise<void>;
}
