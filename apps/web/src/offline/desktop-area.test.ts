import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** The area as a start of the app finds it where an older version has stored `state`. */
async function openAfterVersion1(state: object): Promise<OfflineState> {
  items.set('desktop', JSON.stringify({ state, version: 1 }));
  const { desktopArea } = await import('./desktop-area.ts');
  return desktopArea.getState();
}

test('an installation of version 1 stays offline, and no warning comes twice', async () => {
  const offline = { ...INITIAL_STATE, phase: 'offline', isOffline: true, offlineTimestamp: 1 };
  const age = { confirmedMs: 5, unconfirmedMs: 6, lookedAt: 7 };
  const stored = { ...offline, age: { ...age, toldDay: 4, toldLastHours: true, toldClock: false } };
  expect(await openAfterVersion1(stored)).toEqual({
    ...offline,
    age: { ...age, notifiedDay: 4, notifiedLastHours: true, notifiedClock: false },
  });
});

test('an installation of version 1 that is online keeps its packs', async () => {
  const packs = { lines: ['hackfleischlinie'], withVideos: false };
  expect(await openAfterVersion1({ ...INITIAL_STATE, packs })).toEqual({ ...INITIAL_STATE, packs });
});
