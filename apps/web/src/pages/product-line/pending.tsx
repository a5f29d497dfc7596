import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

/** Stands in for a line's dark intro while its record is on the way: kind and title. */
export function ProductLinePending() {
  const t = useTexts('shell');
  return (
    <div className={styles.intro} data-surface="dark" role="status" aria-label={t('loading')}>
      <div className={`grid ${styles.words}`}>
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="min(80%, 6.2 * var(--size-display))" height="var(--size-display)" />
      </div>
    </div>
  );
}
