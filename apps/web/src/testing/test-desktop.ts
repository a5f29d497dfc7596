import type { OfflineEngine } from '@vitrine/offline/engine.ts';
import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { memoryCatalogueFiles } from '@vitrine/platform/catalogue-files/memory.ts';
import type { MainProcess, MainProcessEvent, MainProcessEvents } from '@vitrine/platform/main-process/types.ts';
import type { Origin } from '@vitrine/platform/origin/types.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { vi } from 'vitest';

export const SERVER = 'https://catalogue.example';
export const STORE = 'http://127.0.0.1:40000/secret';

/** The main process as a test plays it: `send` is what it tells the window. */
function testMain() {
  const listeners = new Map<MainProcessEvent, Set<(detail: never) => void>>();
  const main = {
    reportHome: vi.fn<MainProcess['reportHome']>(),
    reportState: vi.fn<MainProcess['reportState']>(),
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    server: () => SERVER,
    checkServer: vi.fn<MainProcess['checkServer']>(async () => 'ours'),
    changeServer: vi.fn<MainProcess['changeServer']>(async () => undefined),
    storeBase: () => STORE,
    checkForUpdate: vi.fn<MainProcess['checkForUpdate']>(async () => null),
    installUpdate: vi.fn<MainProcess['installUpdate']>(async () => undefined),
    openExternal: vi.fn<MainProcess['openExternal']>(async () => undefined),
    saveFile: vi.fn<MainProcess['saveFile']>(async () => true),
    toggleFullScreen: vi.fn<MainProcess['toggleFullScreen']>(async () => undefined),
    endFullScreen: vi.fn<MainProcess['endFullScreen']>(async () => undefined),
    version: () => '1.0.0',
  } satisfies MainProcess;
  const send = <E extends MainProcessEvent>(event: E, detail: MainProcessEvents[E]) => {
    for (const listener of listeners.get(event) ?? []) listener(detail as never);
  };
  return { main, send };
}

/** A desktop window whose server answers by `server`, and its disk by `disk`. */
export function testDesktop(server: Origin, disk: Origin = server) {
  const { main, send } = testMain();
  const setOffline = vi.fn<Desktop['origin']['setOffline']>();
  const desktop = {
    files: memoryCatalogueFiles(async () => new Response()),
    power: { keepAwake: async () => async () => undefined },
    main,
    origin: { setOffline, server, serverUrl: (path) => `${SERVER}${path}` },
    secretsKept: 'keychain',
    panics: [],
    isFullScreen: false,
  } satisfies Desktop;
  return { desktop, main, send, setOffline, disk };
}

/** An engine that a test moves by `become`, from the state of the last run; its calls are noted. */
export function testEngine(stored: OfflineState = INITIAL_STATE) {
  let state = stored;
  let onState: (state: OfflineState) => void = () => undefined;
  const become = (change: Partial<OfflineState>) => {
    state = { ...state, ...change };
    onState(state);
  };
  const engine = {
    state: () => state,
    hasLoad: vi.fn<OfflineEngine['hasLoad']>(() => true),
    bytesToLoad: vi.fn<OfflineEngine['bytesToLoad']>(() => null),
    open: vi.fn<OfflineEngine['open']>(async () => undefined),
    plan: vi.fn<OfflineEngine['plan']>(),
    start: vi.fn<OfflineEngine['start']>(async () => ({ kind: 'started' })),
    retry: vi.fn<OfflineEngine['retry']>(async () => ({ kind: 'started' })),
    stayOnline: vi.fn<OfflineEngine['stayOnline']>(async () => undefined),
    pause: vi.fn<OfflineEngine['pause']>(),
    resume: vi.fn<OfflineEngine['resume']>(),
    goOnline: vi.fn<OfflineEngine['goOnline']>(async () => become({ phase: 'online', isOffline: false, offlineTimestamp: null })),
    checkAge: vi.fn<OfflineEngine['checkAge']>(() => ({ kind: 'fine' })),
    removeAll: vi.fn<OfflineEngine['removeAll']>(async () => undefined),
  } satisfies OfflineEngine;
  const create = (parts: { onState: (state: OfflineState) => void }): OfflineEngine => {
    onState = parts.onState;
    return engine;
  };
  return { engine, create, become };
}

/** State of offline mode with a catalogue of 19 November 2026. */
export const OFFLINE: Partial<OfflineState> = {
  phase: 'offline',
  isOffline: true,
  offlineTimestamp: Date.parse('2026-11-19T09:00:00Z'),
  catalogue: { release: 7, loadedAt: '2026-11-19T09:00:00.000Z', bytes: 2_800_000_000, languages: ['de', 'en'] },
};
