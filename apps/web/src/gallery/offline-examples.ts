import { LANGUAGES } from '@vitrine/contract/sites.ts';
import type { LoadPlan } from '@vitrine/offline/engine.ts';
import { ERROR_TYPES, INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import type { OfflineApp } from '../offline/offline-app.ts';

const RUNNING: OfflineState = {
  ...INITIAL_STATE,
  phase: 'loading',
  counters: {
    dataObjects: { done: 412, total: 412 },
    images: { done: 1958, total: 1958 },
    renderings: { done: 1214, total: 1960 },
    videos: { done: 0, total: 28 },
    pdfs: { done: 0, total: 41 },
    360: { done: 0, total: 212 },
  },
  bytes: { done: 1.7e9, total: 2.8e9 },
  remainingMs: 14 * 60_000,
};
const IN_USE: Partial<OfflineState> = {
  isOffline: true,
  offlineTimestamp: Date.parse('2026-11-19T09:00:00Z'),
  catalogue: { release: 7, loadedAt: '2026-11-19T09:00:00.000Z', bytes: 2.8e9, languages: [...LANGUAGES] },
};
const failed = (errorType: OfflineState['errorType']): OfflineState => ({ ...RUNNING, phase: 'error', error: 'x', errorType });

/** States of offline mode by the name that the address of the gallery gives them. */
export const STATES: Record<string, OfflineState> = {
  online: INITIAL_STATE,
  prepare: { ...INITIAL_STATE, phase: 'loading' },
  loading: RUNNING,
  update: { ...RUNNING, ...IN_USE },
  paused: { ...RUNNING, phase: 'paused', remainingMs: null },
  restoring: { ...RUNNING, phase: 'restoring' },
  offline: { ...INITIAL_STATE, ...IN_USE, phase: 'offline' },
  unread: { ...INITIAL_STATE, ...IN_USE, phase: 'error', error: 'x', errorType: 'default' },
  ...Object.fromEntries(ERROR_TYPES.map((type) => [type, failed(type)])),
};

const LINES = [
  ['wolves', 'Wölfe und Winkelwölfe', 'Grinders and angled meat grinders', 1.1e9, 1.4e8],
  ['cutters', 'Kutter', 'Bowl cutters', 7.4e8, 9e7],
  ['mixers', 'Mischer und Mischwölfe', 'Mixers and mixer grinders', 5.2e8, 6e7],
  ['frozen', 'Emulgator und Gefrier\u00adfleisch\u00adschneider', 'Emulsifier and frozen meat cutter', 3.6e8, 0],
] as const;

const PLAN: LoadPlan = {
  release: 8,
  totalBytes: 3.1e9,
  missingBytes: 3.4e8,
  freeBytes: 2.4e10,
  files: { dataObjects: 412, images: 1958, renderings: 1960, videos: 28, pdfs: 41, 360: 212 },
  lines: LINES.map(([slug, de, en, bytes, videoBytes]) => ({ slug, titles: { de, en }, bytes, videoBytes })),
  videoBytes: 2.9e8,
  keptVideoBytes: 2.9e8,
};

const nothing = async () => undefined;

/** Offline mode without an engine: it stays in the state it is given. */
export const exampleApp = (state: OfflineState): OfflineApp => ({
  engine: {
    state: () => state,
    open: nothing,
    plan: async () => PLAN,
    start: async () => ({ kind: 'started' }),
    retry: async () => ({ kind: 'started' }),
    hasLoad: () => state.bytes.total > 0,
    bytesToLoad: () => null,
    stayOnline: nothing,
    pause: () => undefined,
    resume: () => undefined,
    goOnline: nothing,
    checkAge: () => ({ kind: 'fine' }),
    removeAll: nothing,
  },
  start: nothing,
  retry: nothing,
  resume: nothing,
  goOnline: nothing,
  stayOnline: async () => true,
  cancel: nothing,
  plan: async () => PLAN,
  freeSpace: async () => PLAN.freeBytes,
});
