import { prefetchLanguage } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { printMode } from '../print-mode.ts';
import type { router as appRouter } from '../router.ts';
import { baseStore } from '../stores/base.ts';
import { changeLanguage, loadTexts } from './i18n.ts';

/** Follows a change of the language in another tab: both are of one device, which has one language. */
export function followLanguage(router: typeof appRouter): void {
  if (printMode) return;
  baseStore.onOtherTab((before, { language }) => {
    if (before.language === language) return;
    void Promise.all([loadTexts(language), prefetchLanguage(queryClient, language)])
      .then(() => changeLanguage(language))
      .then(() => router.invalidate());
  });
}
