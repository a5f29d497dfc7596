import { useRouter } from '@tanstack/react-router';
import type { Language } from '@vitrine/contract/sites.ts';
import { useCallback } from 'react';
import { prefetchLanguage } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { printMode } from '../print-mode.ts';
import { useStoredLanguage } from '../stores/base.ts';
import { changeLanguage, loadTexts } from './i18n.ts';

/** The language in use and the function that changes it for the whole app, content included. */
export function useLanguage(): { language: Language; setLanguage: (next: Language) => Promise<void> } {
  const stored = useStoredLanguage();
  const router = useRouter();
  const setLanguage = useCallback(
    async (next: Language) => {
      await Promise.all([loadTexts(next), prefetchLanguage(queryClient, next)]);
      await changeLanguage(next);
      await router.invalidate();
    },
    [router],
  );
  return { language: printMode?.meta.language ?? stored, setLanguage };
}
