import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { Highlight } from '../resources.ts';
import { highlightImage } from './model.ts';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly Highlight[];
}

/** The slider of the screen page as pairs, each with its first picture. */
export function Highlights({ headline, items }: Props) {
  const t = useTexts('print');
  const entries = items.map((h) => ({
    id: h.id,
    image: highlightImage(h),
    label: h.label,
    title: h.headline,
    copy: h.accordionCopy,
  }));
  return <PairList headline={headline ?? t('highlights')} entries={entries} />;
}
