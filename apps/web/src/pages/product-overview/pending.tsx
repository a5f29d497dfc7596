import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

/** Stands in for an overview while its record is on the way: title, subline and picture, and the first family's table. */
export function ProductOverviewPending() {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={styles.intro} data-surface="steel">
        <div className={`grid ${styles.words}`}>
          <div>
            <Skeleton width="min(70%, 4.6 * var(--size-display))" height="var(--size-display)" />
            <Skeleton width="min(90%, 20rem)" height="1.125rem" marginTop="1.75rem" />
            <Skeleton width="min(80%, 18rem)" height="1.125rem" marginTop="0.5rem" />
            <Skeleton width="min(60%, 12rem)" height="1.125rem" marginTop="0.5rem" />
          </div>
        </div>
        <div className={styles.stage}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={`grid ${styles.family}`}>
        <div>
          <Skeleton width="min(60%, 16rem)" height="var(--size-h2)" />
        </div>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.figures}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height="1.5rem" marginTop="2rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
