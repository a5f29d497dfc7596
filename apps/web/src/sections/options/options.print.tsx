import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Entry } from '../../print/entry.tsx';
import type { Product } from '../resources.ts';
import { optionImage, optionsByCategory } from './model.ts';

/** Options as category lists, two categories beside each other. */
export function Options({ product }: { product: Product }) {
  const t = useTexts('print');
  const groups = optionsByCategory(product.productOptionList);
  const named = groups.length > 1 || groups[0]?.id !== null;
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('options')}</h2>
      <div className={styles.categories}>
        {groups.map(({ id, title, items }) => (
          <section key={id} className={styles.category} data-may-begin-page="rows">
            {named && <h3 className={styles.h3}>{title ?? t('otherOptions')}</h3>}
            <ul>
              {items.map((option) => (
                <Entry key={option.id} image={optionImage(option)} title={option.title} copy={option.copy} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
