import type { highlight } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PairList } from '../../print/pair-list.tsx';

/** The slider of the screen page as pairs, each with its first picture. */
export function Highlights({ highlights }: { highlights: Model<typeof highlight>[] }) {
  const t = useTexts('print');
  const entries = highlights.map((h) => ({
    id: h.id,
    image: h.imagesList[0] ?? h.videoList[0]?.thumbnail,
    label: h.label,
    title: h.headline,
    copy: h.accordionCopy,
  }));
  return <PairList headline={t('highlights')} entries={entries} />;
}
