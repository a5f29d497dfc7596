import type { LoadPlan, OfflineEngine } from '@vitrine/offline/engine.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The offline mode for the pages and settings of the desktop app. */
export interface OfflineApp {
  engine: OfflineEngine;
  /** Begins a load, or says why it cannot. `isQuiet` suppresses the message when offline mode is on (shell.md 4, main-process events). */
  start(packs: Packs, options?: { isQuiet?: boolean }): Promise<void>;
  /** After a failure, and after a pause. Over a connection that is paid by volume the person is asked before. */
  retry(): Promise<void>;
  resume(): Promise<void>;
  /** Leaves offline mode and loads everything from the server again; without an answer of the server it says so instead. */
  goOnline(): Promise<void>;
  /**
   * After a failure: gives the load up. Where it is the disk that could not be read offline, leaves offline mode as `goOnline` does. False if
   * that was not possible.
   */
  stayOnline(): Promise<boolean>;
  /** Cancels a load that is running, paused or failed. */
  cancel(): Promise<void>;
  plan(packs: Packs): Promise<LoadPlan>;
  /** Bytes that are free on the disk. */
  freeSpace(): Promise<number>;
}

/** Null in a browser, and until the app has read its disk. */
export const offlineApp = createStore<{ app: OfflineApp | null }>(() => ({ app: null }));
export const useOfflineApp = () => useStore(offlineApp, ({ app }) => app);

/** Whether a running load is shown over the page; it may go on behind the page while an earlier catalogue is in use. */
export const loadView = createStore<{ isBehind: boolean }>(() => ({ isBehind: false }));

const LOADING: readonly OfflineState['phase'][] = ['loading', 'paused', 'restoring'];
/** True from the start of a load to its end or failure. */
export const isLoading = ({ phase }: OfflineState): boolean => LOADING.includes(phase);
