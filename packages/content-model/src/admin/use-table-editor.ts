'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import type { Language } from '@vitrine/contract/sites.ts';
import { WORDS, type Word } from './technical-table-words.ts';

/** The content language that is being edited, and the editor's words in the admin's language. */
export function useTableEditor(): { language: Language; word: (key: Word) => string } {
  const locale = useLocale();
  const { i18n } = useTranslation();
  const admin = i18n.language === 'de' ? 'de' : 'en';
  return { language: locale?.code === 'en' ? 'en' : 'de', word: (key) => WORDS[key][admin] };
}
