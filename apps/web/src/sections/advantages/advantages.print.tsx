import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';
import type { Advantage } from '../resources.ts';
import { advantagesByCategory } from './model.ts';

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly Advantage[];
}

/** Advantages in pairs; the filter of the screen page becomes the category above each title, if there is more than one. */
export function Advantages({ headline, items }: Props) {
  const t = useTexts('print');
  const isLabelled = advantagesByCategory(items).length > 1;
  const entries = items.map((a) => ({
    id: a.id,
    image: a.productImage,
    label: isLabelled ? a.advantageCategory?.title : null,
    title: a.title,
    copy: a.copy,
  }));
  return <PairList headline={stripSoftHyphens(headline ?? t('advantages'))} entries={entries} />;
}
