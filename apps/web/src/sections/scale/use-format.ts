import { LOCALES } from '@vitrine/contract/sites.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const FORMATS = { de: new Intl.NumberFormat(LOCALES.de), en: new Intl.NumberFormat(LOCALES.en) };

/** Millimetres as they are read in the language on show. */
export function useFormat(): (millimetres: number) => string {
  const { language } = useLanguage();
  return (millimetres) => FORMATS[language].format(millimetres);
}
