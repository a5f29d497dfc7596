import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Translate } from './catalogue.ts';
import type { Catalogue } from './de.ts';
import { shownLanguage, textsOf } from './i18n.ts';

/** The texts of one feature: `const t = useTexts('login')`, then `t('title')`. A key that does not exist is a type error. */
export function useTexts<N extends keyof Catalogue>(namespace: N): Translate<N> {
  const language = useStore(shownLanguage, (state) => state.language);
  return useMemo(() => textsOf(namespace), [language, namespace]);
}
