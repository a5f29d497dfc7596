import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

/** Stands in for an application's intro while its record is on the way: words at the left, picture to the edge. */
export function ProductApplicationPending() {
  const t = useTexts('products');
  return (
    <div data-surface="steel" role="status" aria-label={t('application.loading')} className={styles.intro}>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <Skeleton width="9rem" height="1.125rem" />
          <Skeleton width="min(80%, 26rem)" height="var(--size-display)" marginTop="1rem" />
          <Skeleton width="min(90%, 26rem)" height="1.25rem" marginTop="1.75rem" />
          <Skeleton width="min(70%, 20rem)" height="1.25rem" marginTop="0.625rem" />
        </div>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
  );
}
