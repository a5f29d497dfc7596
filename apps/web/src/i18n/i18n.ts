import type { Language } from '@vitrine/contract/sites.ts';
import i18next from 'i18next';
import { activeLanguage } from '../api/client.ts';
import { setStoredLanguage } from '../stores/base.ts';
import type { Catalogue } from './de.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}

/** Only the language in use is loaded. */
const CATALOGUES = { de: () => import('./de.ts'), en: () => import('./en.ts') };

/** Loads the texts of a language, once. */
export async function loadTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'common')) return;
  const { catalogue } = await CATALOGUES[language]();
  for (const [namespace, texts] of Object.entries(catalogue)) i18next.addResourceBundle(language, namespace, texts);
}

/** Prepares the texts of the current language; the app renders after it. */
export async function startTexts(): Promise<void> {
  const language = activeLanguage();
  await i18next.init({ lng: language, resources: {}, interpolation: { escapeValue: false }, returnNull: false });
  await loadTexts(language);
  document.documentElement.lang = language;
}

/** Loads and shows another language; every text on the page changes, and calls ask for it from now on. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  setStoredLanguage(language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
