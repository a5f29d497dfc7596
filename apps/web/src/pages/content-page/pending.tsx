import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

/** Stands in for a content page while its record is on the way: headline, subline, the first lines. */
export function ContentPagePending() {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      <div data-surface="steel">
        <div className="grid">
          <div className={styles.words}>
            <Skeleton width="min(92%, 34rem)" height="var(--size-h1)" />
            <Skeleton width="min(64%, 24rem)" height="var(--size-h1)" marginTop="0.5rem" />
            <Skeleton width="min(84%, 26rem)" height="1.25rem" marginTop="2rem" />
            <Skeleton width="min(60%, 18rem)" height="1.25rem" marginTop="0.5rem" />
          </div>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
    </div>
  );
}
