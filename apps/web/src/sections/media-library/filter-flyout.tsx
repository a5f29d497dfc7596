import { type ActiveFilters, type FilterTree, filterState } from '@vitrine/contract/media-filters.ts';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ArrowLeft } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FilterRow } from './filter-row.tsx';
import styles from './filters.module.css';

interface Props {
  item: FilterTree['categories'][number]['items'][number];
  active: ActiveFilters;
  counts: Readonly<Record<string, number>>;
  onToggle: (id: string) => void;
  onBack: () => void;
}

/** What is below an item, beside the panel; on phones in its place. The first row is all of it. It takes the focus and gives it back. */
export function FilterFlyout({ item, active, counts, onToggle, onBack }: Props) {
  const t = useTexts('media');
  const heading = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    region.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className={styles.flyout} data-surface="steel" aria-labelledby={heading} tabIndex={-1} ref={region}>
      <div className={styles.flyoutHead}>
        <IconButton className={styles.back} icon={ArrowLeft} label={t('filters.back')} onClick={onBack} />
        <h3 className="h3" id={heading}>
          {item.title}
        </h3>
      </div>
      <ul className={styles.flyoutList}>
        <FilterRow
          title={<b>{t('filters.all', { title: item.title })}</b>}
          count={counts[item.id] ?? 0}
          state={filterState(active, item)}
          onToggle={() => onToggle(item.id)}
        />
        {item.children.map((child) => (
          <FilterRow
            key={child.id}
            title={child.title}
            count={counts[child.id] ?? 0}
            state={active.has(child.id) ? 'on' : 'off'}
            onToggle={() => onToggle(child.id)}
          />
        ))}
      </ul>
    </section>
  );
}
