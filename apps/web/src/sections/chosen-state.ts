import type { OutputState } from '@vitrine/contract/product-types.ts';
import { createStore } from 'zustand/vanilla';

/** The state of the meat that somebody chose: it holds for the visit, on every overview that knows it. */
export const chosenState = createStore<{ state: OutputState | null }>(() => ({ state: null }));
