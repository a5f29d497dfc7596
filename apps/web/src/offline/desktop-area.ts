import { INITIAL_STATE, offlineState } from '@vitrine/offline/state.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from '../stores/area.ts';

const ageOfVersion1 = z.looseObject({ toldDay: z.number(), toldLastHours: z.boolean(), toldClock: z.boolean() });
const stateOfVersion1 = z.looseObject({ age: z.nullable(ageOfVersion1) });

/** What was said of the age has other names since version 2. */
function fromVersion1(stored: unknown): unknown {
  const state = stateOfVersion1.parse(stored);
  if (!state.age) return state;
  const { toldDay, toldLastHours, toldClock, ...age } = state.age;
  return {
    ...state,
    age: { ...age, notifiedDay: toldDay, notifiedLastHours: toldLastHours, notifiedClock: toldClock },
  };
}

/** Area `desktop`: where the offline mode of the desktop app is (shell.md 3). The offline engine moves it. */
export const desktopArea = createArea({
  name: 'desktop',
  version: 2,
  schema: offlineState,
  initial: INITIAL_STATE,
  migrations: { 1: fromVersion1 },
});

export const useOfflineState = () => useStore(desktopArea);
