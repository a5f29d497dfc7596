import i18next from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from './de.ts';

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}
const snapshot = () => i18next.language;

/** The texts of one feature: `const t = useTexts('login')`, then `t('title')`. A key that does not exist is a type error. */
export function useTexts<N extends keyof Catalogue>(namespace: N) {
  const language = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => i18next.getFixedT<N>(language, namespace), [language, namespace]);
}
