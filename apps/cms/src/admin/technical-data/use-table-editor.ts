'use client';
import type { Language } from '@vitrine/contract/sites.ts';
import { useLanguages } from '../use-languages.ts';
import { WORDS, type Word } from './technical-data-words.ts';

/** The content language that is being edited, and the editor's words in the admin's language, with that language. */
export function useTableEditor(): { language: Language; admin: Language; word: (key: Word) => string } {
  const { admin, content } = useLanguages();
  return { language: content, admin, word: (key) => WORDS[key][admin] };
}
