import { createStore } from 'zustand/vanilla';
import type { Plate } from './model.ts';

/** The plate that somebody chose: it holds for the visit, on every grinder that has a figure for it. */
export const chosenPlate = createStore<{ plate: Plate | null }>(() => ({ plate: null }));
