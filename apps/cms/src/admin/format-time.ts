import type { Language } from '@vitrine/contract/sites.ts';

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
const format = (at: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE[language], options).format(at);

/** Day and time where the reader is. */
export const formatTime = (iso: string, language: Language): string =>
  format(new Date(iso), language, { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (iso: string, language: Language): string => format(new Date(iso), language, { dateStyle: 'medium' });
