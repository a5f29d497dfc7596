import { useTexts } from '../../i18n/use-texts.ts';
import { ComparisonChoice } from '../../shell/comparison-choice.tsx';
import { useComparison } from '../../stores/comparison.ts';
import styles from './comparison-foot.module.css';

/** At the foot of the sheet what the bar of the page below says, which the sheet covers. `isRefused`: a fifth machine was asked for. */
export function ComparisonFoot({ isRefused }: { isRefused: boolean }) {
  const t = useTexts('shell');
  const { machines, canUndo, isFull } = useComparison();
  if (machines.length === 0 && !canUndo) return null;
  return (
    <section className={styles.foot} data-surface="steel" aria-label={t('comparison.bar')}>
      <div className="grid">
        <div className={styles.inner}>
          <ComparisonChoice />
          {isFull && isRefused ? (
            <p className={styles.full} role="alert">
              {t('comparison.full')}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
