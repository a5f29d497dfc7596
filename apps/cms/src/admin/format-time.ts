import { type Language, LOCALES } from '@vitrine/contract/sites.ts';

const format = (at: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], options).format(at);

/** Day and time where the reader is. */
export const formatTime = (iso: string, language: Language): string =>
  format(new Date(iso), language, { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (iso: string, language: Language): string => format(new Date(iso), language, { dateStyle: 'medium' });
