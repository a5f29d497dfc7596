import type { advantage } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';

interface Props {
  headline: string | null;
  advantages: Model<typeof advantage>[];
}

/** Advantages in pairs; the filter of the screen page becomes the category above each title, if there is more than one. */
export function Advantages({ headline, advantages }: Props) {
  const t = useTexts('print');
  const categories = new Set(advantages.map((a) => a.advantageCategory?.id));
  const entries = advantages.map((a) => ({
    id: a.id,
    image: a.productImage,
    label: categories.size > 1 ? a.advantageCategory?.title : null,
    title: a.title,
    copy: a.copy,
  }));
  return <PairList headline={stripSoftHyphens(headline ?? t('advantages'))} entries={entries} />;
}
