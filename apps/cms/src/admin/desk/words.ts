import type { AdminText } from '@vitrine/content-model/languages.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export type DeskLanguage = keyof AdminText;
export type DeskWords = typeof de;
export const DESK_WORDS: Record<DeskLanguage, DeskWords> = { de, en };
