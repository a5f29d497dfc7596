import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pending.module.css';

/** Stands in for a case study's dark intro while its record is on the way: title at the lower left, sentence at the right. */
export function CaseStudyPending() {
  const t = useTexts('products');
  return (
    <div data-surface="dark" role="status" aria-label={t('caseStudy.loading')} className={styles.intro}>
      <div className={`grid ${styles.words}`}>
        <div className={styles.title}>
          <Skeleton width="9rem" height="1.125rem" />
          <Skeleton width="min(90%, 40rem)" height="var(--size-h1)" marginTop="1.25rem" />
          <Skeleton width="min(70%, 30rem)" height="var(--size-h1)" marginTop="0.5rem" />
        </div>
        <div className={styles.subline}>
          <Skeleton width="min(90%, 24rem)" height="1.25rem" />
          <Skeleton width="min(70%, 20rem)" height="1.25rem" marginTop="0.625rem" />
        </div>
      </div>
    </div>
  );
}
