import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { Product } from '../product-model.ts';
import { advantagesByCategory } from './model.ts';

/** Advantages in pairs; the filter of the screen page becomes the category above each title, if there is more than one. */
export function Advantages({ product }: { product: Product }) {
  const t = useTexts('print');
  const advantages = product.productAdvantageList;
  const isLabelled = advantagesByCategory(advantages).length > 1;
  const entries = advantages.map((a) => ({
    id: a.id,
    image: a.productImage,
    label: isLabelled ? a.advantageCategory?.title : null,
    title: a.title,
    copy: a.copy,
  }));
  return <PairList headline={stripSoftHyphens(product.advantagesHeadline ?? t('advantages'))} entries={entries} />;
}
