import type { StorageArea } from './types.ts';

/** `storage` is asked for each time: a browser that blocks it throws when it is named. */
const webArea = (storage: () => Storage): StorageArea => ({
  read: (name) => storage().getItem(name),
  write: (name, text) => storage().setItem(name, text),
  remove: (name) => storage().removeItem(name),
  names: () => Object.keys(storage()),
  clear: () => storage().clear(),
  // Only local storage tells other windows.
  onOtherWindow: (listener) => globalThis.addEventListener?.('storage', ({ key, newValue }) => listener(key, newValue)),
});

export const webLocal = webArea(() => localStorage);
export const webSession = webArea(() => sessionStorage);
