import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

const FIGURES = [0, 1, 2, 3];

/** Stands in for a product's intro while its record is on the way: kind, type name, subline, picture and key figures. */
export function ProductPending() {
  const t = useTexts('products');
  return (
    <div className={styles.intro} data-surface="steel" role="status" aria-label={t('loading')}>
      <div className={`grid ${styles.words}`}>
        <div>
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton
            width="min(80%, 4.2 * clamp(4rem, 2rem + 8.2vw, 11rem))"
            height="clamp(3.6rem, 1.8rem + 7.4vw, 9.9rem)"
            marginTop="0.75rem"
          />
          <Skeleton width="min(90%, 26rem)" height="1.125rem" marginTop="2rem" />
          <Skeleton width="min(84%, 24rem)" height="1.125rem" marginTop="0.5rem" />
          <Skeleton width="min(60%, 18rem)" height="1.125rem" marginTop="0.5rem" />
        </div>
      </div>
      <div className={styles.stage}>
        <Skeleton height="100%" />
      </div>
      <div className={`grid ${styles.figures}`}>
        <div>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <Skeleton width="6rem" height="1.75rem" />
              <Skeleton width="8rem" height="0.875rem" marginTop="0.5rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
