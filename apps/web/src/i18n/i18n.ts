import type { Language } from '@vitrine/contract/sites.ts';
import { loadCode } from '@vitrine/ui/load-code.ts';
import { createStore } from 'zustand/vanilla';
import { activeLanguage } from '../api/client.ts';
import { setStoredLanguage } from '../stores/base.ts';
import { type Translate, type Tree, translator } from './catalogue.ts';
import type { Catalogue } from './de.ts';

/** Only the language in use is loaded. */
const CATALOGUES = { de: () => import('./de.ts'), en: () => import('./en.ts') };
/** Texts that come with their pages. */
export const LATER = {
  accounts: { de: () => import('./de/accounts.ts'), en: () => import('./en/accounts.ts') },
  comparison: { de: () => import('./de/comparison.ts'), en: () => import('./en/comparison.ts') },
  desktop: { de: () => import('./de/desktop.ts'), en: () => import('./en/desktop.ts') },
  documents: { de: () => import('./de/documents.ts'), en: () => import('./en/documents.ts') },
  fields: { de: () => import('./de/fields.ts'), en: () => import('./en/fields.ts') },
  lines: { de: () => import('./de/lines.ts'), en: () => import('./en/lines.ts') },
  locations: { de: () => import('./de/locations.ts'), en: () => import('./en/locations.ts') },
  login: { de: () => import('./de/login.ts'), en: () => import('./en/login.ts') },
  media: { de: () => import('./de/media.ts'), en: () => import('./en/media.ts') },
  outputs: { de: () => import('./de/outputs.ts'), en: () => import('./en/outputs.ts') },
  password: { de: () => import('./de/password.ts'), en: () => import('./en/password.ts') },
  print: { de: () => import('./de/print.ts'), en: () => import('./en/print.ts') },
  profile: { de: () => import('./de/profile.ts'), en: () => import('./en/profile.ts') },
  registration: { de: () => import('./de/registration.ts'), en: () => import('./en/registration.ts') },
  search: { de: () => import('./de/search.ts'), en: () => import('./en/search.ts') },
  staticProduct: { de: () => import('./de/static-product.ts'), en: () => import('./en/static-product.ts') },
  turning: { de: () => import('./de/turning.ts'), en: () => import('./en/turning.ts') },
};
type LaterNamespace = keyof typeof LATER;

const loaded: Record<Language, Tree> = { de: {}, en: {} };
const wanted = new Set<LaterNamespace>();

/** The language whose texts are on show; it changes after its texts are there. */
export const shownLanguage = createStore<{ language: Language }>(() => ({ language: activeLanguage() }));

async function loadFirst(language: Language): Promise<void> {
  if (!('common' in loaded[language])) Object.assign(loaded[language], (await CATALOGUES[language]()).catalogue);
}

async function loadLater(namespace: LaterNamespace, language: Language): Promise<void> {
  const load: () => Promise<object> = LATER[namespace][language];
  if (!(namespace in loaded[language])) Object.assign(loaded[language], await loadCode(load));
}

/** Loads the texts of a language, once: the first ones and those of pages that were opened. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([loadFirst(language), ...[...wanted].map((namespace) => loadLater(namespace, language))]);
}

/** Loads texts that are not among the first ones, in the language in use; done by what loads the code of their pages. */
export async function wantTexts(...namespaces: LaterNamespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadLater(namespace, activeLanguage())));
}

/** The code of a page with its texts beside it. */
export async function withTexts<T>(page: Promise<T>, ...namespaces: LaterNamespace[]): Promise<T> {
  const [module] = await Promise.all([page, wantTexts(...namespaces)]);
  return module;
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
  const own = loaded[language][namespace];
  return translator(typeof own === 'object' ? own : {}, language);
}
