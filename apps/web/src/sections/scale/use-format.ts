import { formatNumber } from '@vitrine/contract/sites.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Millimetres as they are read in the language on show. */
export function useFormat(): (millimetres: number) => string {
  const { language } = useLanguage();
  return (millimetres) => formatNumber(millimetres, language);
}
