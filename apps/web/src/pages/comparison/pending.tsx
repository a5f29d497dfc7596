import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './comparison-view.module.css';

/** Stands in for finder and comparison while the tables of output are on the way. */
export function ComparisonPending() {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')} className={styles.section}>
      <div className="grid">
        <div>
          <Skeleton width="min(80%, 30rem)" height="var(--size-h1)" />
          <Skeleton height="11rem" marginTop="3rem" />
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height="1.5rem" marginTop="1.75rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
