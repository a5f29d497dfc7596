import type { Language } from '@vitrine/contract/sites.ts';
import { createStore } from 'zustand/vanilla';
import { activeLanguage } from '../api/client.ts';
import { setStoredLanguage } from '../stores/base.ts';
import { type Translate, type Tree, translator } from './catalogue.ts';
import type { Catalogue } from './de.ts';
import type { Texts } from './texts.ts';

/** Only the language in use is loaded. */
const CATALOGUES = { de: () => import('./de.ts'), en: () => import('./en.ts') };
const loaded = new Map<Language, Texts<Catalogue>>();

/** The language whose texts are on show; it changes after its texts are there. */
export const shownLanguage = createStore<{ language: Language }>(() => ({ language: activeLanguage() }));

/** Loads the texts of a language, once. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await CATALOGUES[language]()).catalogue);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  shownLanguage.setState({ language });
}

/** Prepares the texts of the current language; the app renders after it. */
export async function startTexts(): Promise<void> {
  await loadTexts(activeLanguage());
  show(activeLanguage());
}

/** Shows another language; every text on the page changes, and calls ask for it from now on. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  setStoredLanguage(language);
  show(language);
}

/** The texts of one feature in the language on show, for code outside components: `textsOf('shell')('document')`. */
export function textsOf<N extends keyof Catalogue>(namespace: N): Translate<N> {
  const { language } = shownLanguage.getState();
  const texts: Tree = loaded.get(language) ?? {};
  const own = texts[namespace];
  return translator(typeof own === 'object' ? own : {}, language);
}
