import type * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type AreaStore<T> = StoreApi<T> & {
  /** Takes what another tab wrote without waiting for its storage event. */
  reread: () => void;
  /** Tells of state that came from another tab. */
  onOtherTab: (listener: (before: T, after: T) => void) => void;
};

interface Area<T> {
  /** Name of the area in local storage. */
  name: string;
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

const areas: { name: string; forget: () => void }[] = [];

/**
 * A store whose state lives in one area of local storage. Damaged or unknown state is dropped, this area's only. Tabs
 * stay in step through storage events. Without storage (blocked by the browser) the state lives as long as the page.
 */
export function createArea<T extends object>(area: Area<T>): AreaStore<T> {
  let blocked = false;
  const read = () => {
    try {
      return localStorage.getItem(area.name);
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
      localStorage.setItem(area.name, JSON.stringify({ state, version: area.version }));
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
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== area.name && event.key !== null) return;
    const before = store.getState();
    reread();
    for (const listener of listeners) listener(before, store.getState());
  });
  areas.push({ name: area.name, forget: () => store.setState(area.initial, true) });
  return Object.assign(store, { reread, onOtherTab: (listener: (before: T, after: T) => void) => void listeners.push(listener) });
}

const RESTARTED = 'vitrine-restarted';

/** A failed store creation clears local storage and reloads (shell.md 4), once: a second failure shows instead of looping. */
function made<T>(create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!sessionStorage.getItem(RESTARTED)) {
      sessionStorage.setItem(RESTARTED, '1');
      localStorage.clear();
      location.reload();
    }
    throw error;
  }
}

/** Puts every area back to its beginning (the reset of the settings panel). */
export function forgetAll(): void {
  for (const area of areas) {
    area.forget();
    try {
      localStorage.removeItem(area.name);
    } catch {
      // Storage is blocked: there is nothing stored.
    }
  }
}
