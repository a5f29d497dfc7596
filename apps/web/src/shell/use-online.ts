import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The internet flag: follows the browser's online and offline events (shell.md 4). */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
