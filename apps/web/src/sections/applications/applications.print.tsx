import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Entry } from '../../print/entry.tsx';
import type { Product } from '../product-model.ts';

/** What the machine is used for: the slider of the screen page as a list in two columns. */
export function Applications({ product }: { product: Product }) {
  const t = useTexts('print');
  const introduction = product.content.applicationsIntroduction;
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('applications')}</h2>
      {introduction && <p className={styles.lead}>{introduction}</p>}
      <ul className={styles.columns}>
        {product.productApplicationList.map((a) => (
          <Entry key={a.id} image={a.productImage} title={a.title} copy={a.subline} />
        ))}
      </ul>
    </section>
  );
}
