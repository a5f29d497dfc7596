import type { productOption } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Entry } from '../../print/entry.tsx';

type Option = Model<typeof productOption>;

/** Options by their first category, in order of appearance; null for those without one. */
function byCategory(options: Option[]): [string | null, Option[]][] {
  return [...Map.groupBy(options, (option) => option.productOptionsCategoryList[0]?.title ?? null)];
}

/** Options as category lists, two categories beside each other. */
export function Options({ options }: { options: Option[] }) {
  const t = useTexts('print');
  const categories = byCategory(options);
  const named = categories.length > 1 || categories[0]?.[0] !== null;
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('options')}</h2>
      <div className={styles.categories}>
        {categories.map(([category, members]) => (
          <section key={category} className={styles.category}>
            {named && <h3 className={styles.h3}>{category ?? t('otherOptions')}</h3>}
            <ul>
              {members.map((option) => (
                <Entry key={option.id} image={option.productOptionsImageList[0]} title={option.title} copy={option.copy} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
