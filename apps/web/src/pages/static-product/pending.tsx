import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './page.module.css';

/** Stands in for a PDF's page while its menu entry is on the way: title, its file, and the viewer. */
export function StaticProductPending() {
  const t = useTexts('shell');
  return (
    <div className={styles.head} role="status" aria-label={t('loading')}>
      <div className="grid">
        <div>
          <Skeleton width="min(70%, 28rem)" height="2.75rem" />
          <Skeleton width="min(50%, 14rem)" height="1rem" marginTop="1rem" />
        </div>
      </div>
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
