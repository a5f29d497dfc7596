import type { Secrets } from '@vitrine/platform/secrets/types.ts';
import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { platform } from '../platform.ts';

export type AreaStore<T> = StoreApi<T> & {
  /** Takes what another tab wrote without waiting for its storage event. */
  reread: () => void;
  /** Tells of state that came from another tab. */
  onOtherTab: (listener: (before: T, after: T) => void) => void;
};

interface Area<T> {
  /** Name of the area in its storage. */
  name: string;
  /** Instead of local storage. */
  storage?: Secrets;
  /** Raised whenever the stored shape changes. */
  version: number;
  schema: z.ZodMiniType<T>;
  initial: T;
  /** Moves the state of an older version one step on; the result of the last step is validated by `schema`. */
  migrations?: Record<number, (state: unknown) => unknown>;
}

interface Stored {
  state: unknown;
  version: number;
}

function readStored(text: string | null): Stored | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('state' in value) || !('version' in value)) return null;
  return typeof value.version === 'number' ? { state: value.state, version: value.version } : null;
}

/** The area's state as stored, moved to the current version; null if there is none or it is damaged or from the future. */
export function restore<T>(area: Area<T>, text: string | null): T | null {
  try {
    const stored = readStored(text);
    if (!stored || stored.version > area.version) return null;
    let { state } = stored;
    for (let version = stored.version; version < area.version; version++) {
      const migrate = area.migrations?.[version];
      if (!migrate) return null;
      state = migrate(state);
    }
    const parsed = area.schema.safeParse(state);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const areas: { forget: () => void }[] = [];

/**
 * A store whose state lives in one area of local storage. Damaged or unknown state is dropped, this area's only. Tabs
 * stay in step through storage events. Without storage (blocked by the browser) the state lives as long as the page.
 */
export function createArea<T extends object>(area: Area<T>): AreaStore<T> {
  const { name, storage = platform.local } = area;
  let blocked = false;
  const read = () => {
    try {
      return storage.read(name);
    } catch {
      blocked = true;
      return null;
    }
  };
  let writing = true;
  const store = made(() => createStore<T>(() => restore(area, read()) ?? area.initial));
  store.subscribe((state) => {
    if (!writing) return;
    try {
      storage.write(name, JSON.stringify({ state, version: area.version }));
    } catch {
      // Storage is full or blocked: the state lives on in memory.
      blocked = true;
    }
  });
  const listeners: ((before: T, after: T) => void)[] = [];
  const take = (state: T) => {
    writing = false;
    store.setState(state, true);
    writing = true;
  };
  const reread = () => {
    const text = read();
    if (!blocked) take(restore(area, text) ?? area.initial);
  };
  storage.onOtherWindow((written) => {
    if (written !== name && written !== null) return;
    const before = store.getState();
    reread();
    for (const listener of listeners) listener(before, store.getState());
  });
  areas.push({
    forget() {
      store.setState(area.initial, true);
      try {
        storage.remove(name);
      } catch {
        // Storage is blocked: there is nothing stored.
      }
    },
  });
  return Object.assign(store, { reread, onOtherTab: (listener: (before: T, after: T) => void) => void listeners.push(listener) });
}

const RESTARTED = 'vitrine-restarted';

/** A failed store creation clears local storage and reloads (shell.md 4), once: a second failure shows instead of looping. */
function made<T>(create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!platform.session.read(RESTARTED)) {
      platform.session.write(RESTARTED, '1');
      platform.local.clear();
      location.reload();
    }
    throw error;
  }
}

/** Puts every area back to its beginning (the reset of the settings panel). */
export function forgetAll(): void {
  for (const { forget } of areas) forget();
}
