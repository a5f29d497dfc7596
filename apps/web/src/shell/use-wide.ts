import { useSyncExternalStore } from 'react';

const query = globalThis.matchMedia?.('(min-width: 64em)');

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** True from 1024 px, where layouts have columns side by side. */
export const useWide = () => useSyncExternalStore(subscribe, () => query?.matches ?? true);
