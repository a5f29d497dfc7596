import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Entry } from '../../print/entry.tsx';
import type { Product, ProductOption } from '../resources.ts';
import { optionGroups, optionImage } from './model.ts';

/** Options as the lists of the screen's tabs, two beside each other; where it has no tabs, as one list in two columns. */
export function Options({ product }: { product: Product }) {
  const t = useTexts('print');
  const groups = optionGroups(product.productOptionList);
  const entries = (items: readonly ProductOption[], mayBeginPage: boolean) =>
    items.map((option) => (
      <Entry key={option.id} image={optionImage(option)} title={option.title} copy={option.copy} mayBeginPage={mayBeginPage} />
    ));
  const [first] = groups;
  const isOneList = groups.length === 1 && first?.id === null;
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('options')}</h2>
      {isOneList ? (
        <ul className={`${styles.categories} ${styles.inTwo}`}>{entries(first.items, true)}</ul>
      ) : (
        <div className={styles.categories}>
          {groups.map(({ id, title, items }) => (
            <section key={id} className={styles.category} data-may-begin-page="rows">
              <h3 className={styles.h3}>{title ?? t('otherOptions')}</h3>
              <ul>{entries(items, false)}</ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
