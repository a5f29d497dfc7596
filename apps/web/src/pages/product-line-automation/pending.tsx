import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './page.module.css';

/** Stands in for an automation page while its record is on the way: title and picture. */
export function AutomationPending() {
  const t = useTexts('shell');
  return (
    <div className={`${styles.page} ${styles.intro}`} role="status" aria-label={t('loading')}>
      <div className={`grid ${styles.head}`}>
        <Skeleton width="6rem" height="44px" />
        <div className={styles.title}>
          <Skeleton width="6rem" height="1rem" />
          <Skeleton width="min(80%, 7 * var(--size-h1))" height="var(--size-h1)" marginTop="0.75rem" />
        </div>
      </div>
      <div className="grid">
        <Skeleton aspectRatio="16 / 9" />
      </div>
    </div>
  );
}
