import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { LineReference } from '../resources.ts';
import { textOf } from './model.ts';

/** Customers of the line in pairs, with what their sheet says. */
export function References({ items }: { items: readonly LineReference[] }) {
  const t = useTexts('print');
  const entries = items.map((reference) => ({
    id: reference.id,
    image: reference.image,
    label: reference.label,
    title: reference.headline,
    copy: textOf(reference),
    details: reference.details,
  }));
  return <PairList headline={t('references')} entries={entries} low />;
}
