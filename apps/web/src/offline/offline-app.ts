import type { LoadPlan, OfflineEngine } from '@vitrine/offline/engine.ts';
import type { OfflineState, Packs } from '@vitrine/offline/state.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The offline mode as pages and settings of the desktop app have it. */
export interface OfflineApp {
  engine: OfflineEngine;
  /** Begins a load, or says why it does not. `isQuiet`: without a message when offline mode is on (shell.md 4, main-process events). */
  start(packs: Packs, options?: { isQuiet?: boolean }): Promise<void>;
  retry(): Promise<void>;
  /** Leaves offline mode and brings everything from the server again; says so where there is no connection. */
  goOnline(): Promise<void>;
  /** Gives a load up that runs, is paused or failed. */
  cancel(): Promise<void>;
  plan(packs: Packs): Promise<LoadPlan>;
  /** Bytes that are free on the disk. */
  freeSpace(): Promise<number>;
}

/** Null in a browser, and until the app has found what it has on its disk. */
export const offlineApp = createStore<{ app: OfflineApp | null }>(() => ({ app: null }));
export const useOfflineApp = () => useStore(offlineApp, ({ app }) => app);

/** Whether a load that runs is shown over the page; with a catalogue to use it may go on behind it. */
export const loadView = createStore<{ isBehind: boolean }>(() => ({ isBehind: false }));

const LOADING: readonly OfflineState['phase'][] = ['loading', 'paused', 'restoring'];
/** True from the beginning of a load to its end or failure. */
export const isLoading = ({ phase }: OfflineState): boolean => LOADING.includes(phase);
