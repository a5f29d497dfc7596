import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert, RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ComparisonFrame, ComparisonLegend } from './comparison-frame.tsx';
import { ComparisonRows } from './comparison-rows.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './comparison-view.module.css';
import { hasGaps, onlyDifferences } from './model.ts';
import { Switch } from './switch.tsx';
import type { Compared } from './use-compared.ts';

interface Props extends Compared {
  /** Sentences about what is not shown. */
  notes?: ReactNode;
  /** The page's own headline stands above. */
  level?: 1 | 2;
  onRemove: (slug: string) => void;
  /** Rows that are the same on all machines are left out; the address says so. */
  onlyDifferent: boolean;
  onOnlyDifferent: (isOnly: boolean) => void;
}

/** Headline, the switch of what differs, and the table; or why there is none. */
export function ComparisonView({
  comparison: { columns, groups },
  isSeveral,
  isLoading,
  isFailed,
  retry,
  notes,
  level = 2,
  onRemove,
  onlyDifferent,
  onOnlyDifferent,
}: Props) {
  const t = useTexts('comparison');
  const common = useTexts('common');
  const shown = onlyDifferent ? onlyDifferences(groups) : groups;
  return (
    <ComparisonFrame
      headline={t('headline')}
      level={level}
      legend={
        // Whether a dash has to be explained is known with the machines: what came then would move the rest.
        isSeveral &&
        !isLoading && (
          <ComparisonLegend different={t('different')} noFigure={hasGaps(shown) ? t('noFigure') : null}>
            <Switch checked={onlyDifferent} onChange={onOnlyDifferent}>
              {t('onlyDifferences')}
            </Switch>
          </ComparisonLegend>
        )
      }
    >
      {notes}
      {isFailed && (
        <div className={styles.failed} role="alert">
          <p>
            <Icon icon={CircleAlert} />
            {t('failed')}
          </p>
          <Button variant="line" onClick={retry}>
            <Icon icon={RotateCcw} />
            {common('retry')}
          </Button>
        </div>
      )}
      {isLoading ? (
        <div role="status" aria-label={t('loading')}>
          <ComparisonRows />
        </div>
      ) : (
        columns.length > 0 && (
          <>
            <ComparisonTable columns={columns} groups={shown} isFirst={level === 1} onRemove={onRemove} />
            {shown.length === 0 && (
              <p className={styles.none} role="status">
                {t(groups.length > 0 ? 'noDifferences' : 'noRows')}
              </p>
            )}
          </>
        )
      )}
    </ComparisonFrame>
  );
}
