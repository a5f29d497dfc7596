import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Segment } from '@vitrine/ui/segment.tsx';
import { SlidersHorizontal } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LibraryAddress } from './library-address.ts';
import styles from './media-library.module.css';

interface Props {
  type: LibraryAddress['type'];
  onType: (type: LibraryAddress['type']) => void;
  /** Null while they are counted for the first time. */
  counted: { total: number; all: number } | null;
  activeCount: number;
  onFilter: () => void;
  /** The pointer or the focus is on the button of the filters. */
  onPrepareFilter: () => void;
}

/** The bar that stays below the header: type, how many there are, and the way to the filters. */
export function LibraryBar({ type, onType, counted, activeCount, onFilter, onPrepareFilter }: Props) {
  const t = useTexts('media');
  const isWhole = counted?.total === counted?.all;
  return (
    <div className={styles.bar} data-screen-only>
      <div className="grid">
        <div className={styles.inBar}>
          <Segment
            className={styles.types}
            label={t('type')}
            value={type ?? 'all'}
            onChange={(value) => onType(value === 'all' ? null : value)}
            options={(['all', 'image', 'video'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
          />
          <p className={`num ${styles.count}`} aria-live="polite">
            {counted && (isWhole ? t('countAll', { count: counted.all }) : t('count', { ...counted, count: counted.total }))}
          </p>
          <Button
            variant="line"
            className={styles.filterButton}
            aria-haspopup="dialog"
            aria-label={activeCount > 0 ? t('filterActive', { count: activeCount }) : t('filter')}
            onPointerEnter={onPrepareFilter}
            onFocus={onPrepareFilter}
            onClick={onFilter}
          >
            <Icon icon={SlidersHorizontal} /> {t('filter')} {activeCount > 0 && <span className="num muted">{activeCount}</span>}
          </Button>
        </div>
      </div>
    </div>
  );
}
