import { useTexts } from '../../i18n/use-texts.ts';
import type { ScaledMachine } from './model.ts';
import { useFormat } from './use-format.ts';

/** What the drawing of a machine says, in a sentence. */
export function useDescription(): (machine: ScaledMachine) => string {
  const t = useTexts('sizes');
  const format = useFormat();
  return ({ name, size }) => {
    const figures = { name, length: format(size.length), width: format(size.width), height: format(size.height) };
    return size.loadingHeight === null
      ? t('scale.described', figures)
      : t('scale.describedLoading', { ...figures, loading: format(size.loadingHeight) });
  };
}
