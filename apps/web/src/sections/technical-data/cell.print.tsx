import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** A value of a machine; `Option` in words, what is not available as a dash that is read as words. */
export function Cell({ value }: { value: string }) {
  const t = useTexts('print');
  if (value === CELL_OPTION) return t('cell.option');
  if (value !== CELL_NOT_AVAILABLE) return value;
  return <abbr aria-label={t('cell.notAvailable')}>–</abbr>;
}
