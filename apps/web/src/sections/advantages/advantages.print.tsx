import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { Advantage } from '../resources.ts';
import { advantageCategories } from './model.ts';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly Advantage[];
}

/** Advantages in pairs; where the screen has chips, each advantage has its category above its title. */
export function Advantages({ headline, items }: Props) {
  const t = useTexts('print');
  const isLabelled = advantageCategories(items).length > 0;
  const entries = items.map((a) => ({
    id: a.id,
    image: a.productImage,
    label: isLabelled ? a.advantageCategory?.title : null,
    title: a.title,
    copy: a.copy,
  }));
  return <PairList headline={stripSoftHyphens(headline ?? t('advantages'))} entries={entries} />;
}
