import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { ApplicationTeaser } from '../resources.ts';
import styles from './application-rows.module.css';

/** Applications as rows; each as a whole leads to its page. */
export function ApplicationRows({ items }: { items: readonly ApplicationTeaser[] }) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" id="applications">
      <div className="grid split">
        <h2 className="h2">{t('applications.headline')}</h2>
        <ul className="rows">
          {items.map(({ id, slug, title, subline }) => (
            <li key={id}>
              <AppLink href={routeOf({ kind: 'product-application', slug })} className={styles.row}>
                <span>
                  <span className={`h4 ${styles.title}`}>{title}</span>
                  {subline && <span className={`small muted ${styles.subline}`}>{subline}</span>}
                </span>
                <Icon icon={ArrowRight} size="l" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
