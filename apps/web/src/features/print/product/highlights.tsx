import type { highlight } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './body.module.css';
import { Pair } from './pair.tsx';

/** The slider of the screen page as pairs, each with its first picture. */
export function Highlights({ highlights }: { highlights: Model<typeof highlight>[] }) {
  const t = useTexts('print');
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('highlights')}</h2>
      <div className={styles.pairs}>
        {highlights.map((h) => (
          <Pair
            key={h.id}
            image={h.imagesList[0] ?? h.videoList[0]?.thumbnail}
            label={h.label}
            title={h.headline}
            copy={h.accordionCopy}
          />
        ))}
      </div>
    </section>
  );
}
