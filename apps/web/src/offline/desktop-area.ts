import { INITIAL_STATE, offlineState } from '@vitrine/offline/state.ts';
import { useStore } from 'zustand';
import { createArea } from '../stores/area.ts';

/** Area `desktop`: where the offline mode of the desktop app is (shell.md 3). The offline engine moves it. */
export const desktopArea = createArea({ name: 'desktop', version: 1, schema: offlineState, initial: INITIAL_STATE });

export const useOfflineState = () => useStore(desktopArea);
