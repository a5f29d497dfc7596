import { useTexts } from '../../i18n/use-texts.ts';
import type { TechnicalCell } from './model.ts';

/** A value of a machine; `Option` in words, what is not available as a dash that is read as words. */
export function Cell({ cell }: { cell: TechnicalCell | undefined }) {
  const t = useTexts('print');
  if (cell?.kind === 'value') return cell.text;
  if (cell?.kind === 'option') return t('cell.option');
  return cell?.kind === 'notAvailable' ? <abbr aria-label={t('cell.notAvailable')}>–</abbr> : null;
}
