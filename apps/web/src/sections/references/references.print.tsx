import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { LineReference } from '../resources.ts';

/** Customers of the line in pairs, with what their sheet says. */
export function References({ items }: { items: readonly LineReference[] }) {
  const t = useTexts('print');
  const entries = items.map(({ id, image, label, headline, subline, copy, details }) => ({
    id,
    image,
    label,
    title: headline,
    copy: [subline, copy].filter(Boolean).join(' ') || null,
    details,
  }));
  return <PairList headline={t('references')} entries={entries} low />;
}
