import type { DeskLanguage } from './words.ts';

const LOCALE: Record<DeskLanguage, string> = { de: 'de-DE', en: 'en-GB' };

/** Day and time where the reader is. */
export const formatTime = (iso: string, language: DeskLanguage): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

export const formatDay = (iso: string, language: DeskLanguage): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium' }).format(new Date(iso));
