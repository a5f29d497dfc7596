import type { HoleDiameter } from '@vitrine/contract/hole-diameters.ts';
import { createStore } from 'zustand/vanilla';

/** The plate that somebody chose: it holds for the visit, on every grinder that has a figure for it. */
export const chosenPlate = createStore<{ plate: HoleDiameter | null }>(() => ({ plate: null }));
