import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import styles from './page.module.css';

/** 404: no such route, no such record, or a record that did not load in time. Figures and capitals are the specification's. */
export function NotFoundPage() {
  const t = useTexts('shell');
  usePageTitle('404');
  return (
    <section className={styles.section}>
      <div className="grid">
        <h1>
          <span className={styles.figures}>404</span>
          <span className={`h3 ${styles.words}`} lang="en">
            NOT FOUND
          </span>
        </h1>
        <p className={`muted ${styles.sentence}`}>{t('notFound.sentence')}</p>
        <AppLink href="/" className={arrowLinkClass(styles.home)}>
          <ArrowLabel>{t('notFound.home')}</ArrowLabel>
        </AppLink>
      </div>
    </section>
  );
}
