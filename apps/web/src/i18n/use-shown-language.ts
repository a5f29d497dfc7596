import type { Language } from '@vitrine/contract/sites.ts';
import { useStore } from 'zustand';
import { shownLanguage } from './i18n.ts';

/** The language on show, for figures and dates; also where there is no router around. */
export function useShownLanguage(): Language {
  useStore(shownLanguage);
  return shownLanguage.getState().language;
}
