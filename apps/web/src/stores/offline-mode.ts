import { createStore } from 'zustand/vanilla';
import { platform } from '../platform.ts';

/** Whether the app shows the catalogue of its own disk (shell.md 4): the offline engine says so. Never in a browser. */
export const offlineMode = createStore<{ isOn: boolean }>(() => ({ isOn: false }));

/** True while the server is asked: there is a connection, and the app is not in offline mode. */
export const hasServer = (): boolean => platform.online.isOnline() && !offlineMode.getState().isOn;

/** Calls when that may have changed; answers how to stop. */
export function followServer(listener: () => void): () => void {
  const stops = [platform.online.follow(listener), offlineMode.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
