import { useTexts } from '../../i18n/use-texts.ts';
import type { ProductApplication } from '../resources.ts';
import { FactIcon } from './fact-icon.tsx';
import styles from './facts.module.css';
import { factColumns } from './model.ts';

/** What matters in an application, in two lists. */
export function Facts({ items }: { items: ProductApplication['detailFacts'] }) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" id="facts">
      <div className="grid split">
        <h2 className="h2">{t('application.facts')}</h2>
        <div className={styles.columns}>
          {factColumns(items).map((column, place) => (
            <ul key={place} className={styles.list}>
              {column.map(({ bulletPoint, icon }, index) => (
                <li key={index} data-plain={icon ? undefined : ''}>
                  <FactIcon icon={icon} />
                  <span>{bulletPoint}</span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
