import { DEFAULT_LANGUAGE, type Language, language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from './area.ts';

const baseState = z.object({ language });

/** Area `base`: what belongs to this device, above all the language. early-load.ts reads it before the app runs. */
export const baseStore = createArea({ name: 'base', version: 1, schema: baseState, initial: { language: DEFAULT_LANGUAGE } });

export const currentLanguage = (): Language => baseStore.getState().language;
export const setStoredLanguage = (next: Language) => baseStore.setState({ language: next });
export const useStoredLanguage = () => useStore(baseStore, (state) => state.language);
