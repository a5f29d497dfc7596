import type { advantage } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './body.module.css';
import { Pair } from './pair.tsx';

interface Props {
  headline: string | null;
  advantages: Model<typeof advantage>[];
}

/** Advantages in pairs; the filter of the screen page becomes the category above each title, if there is more than one. */
export function Advantages({ headline, advantages }: Props) {
  const t = useTexts('print');
  const categories = new Set(advantages.map((a) => a.advantageCategory?.id));
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{stripSoftHyphens(headline ?? t('advantages'))}</h2>
      <div className={styles.pairs}>
        {advantages.map((a) => (
          <Pair
            key={a.id}
            image={a.productImage}
            label={categories.size > 1 ? a.advantageCategory?.title : null}
            title={a.title}
            copy={a.copy}
          />
        ))}
      </div>
    </section>
  );
}
