import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { Product } from '../product-model.ts';
import { highlightImage } from './model.ts';

/** The slider of the screen page as pairs, each with its first picture. */
export function Highlights({ product }: { product: Product }) {
  const t = useTexts('print');
  const entries = product.highlightList.map((h) => ({
    id: h.id,
    image: highlightImage(h),
    label: h.label,
    title: h.headline,
    copy: h.accordionCopy,
  }));
  return <PairList headline={t('highlights')} entries={entries} />;
}
