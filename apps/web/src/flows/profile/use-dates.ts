import { LOCALES } from '@vitrine/contract/sites.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

/** Times of the server (ISO 8601) in words of the current language: a day, and a day with its time. */
export function useDates(): { day: (time: string) => string; moment: (time: string) => string } {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = LOCALES[language];
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return { day: (time) => day.format(new Date(time)), moment: (time) => moment.format(new Date(time)) };
  }, [language]);
}
