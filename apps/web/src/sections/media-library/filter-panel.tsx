import {
  type ActiveFilter,
  type ActiveFilters,
  type FilterTree,
  filterState,
  hasChildOptions,
} from '@vitrine/contract/media-filters.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Drawer } from '@vitrine/ui/drawer.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { ChevronLeft } from 'lucide';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActiveFilterList } from './active-filter-list.tsx';
import { FilterFlyout } from './filter-flyout.tsx';
import { FilterRow } from './filter-row.tsx';
import styles from './filters.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  tree: FilterTree;
  active: ActiveFilters;
  list: readonly ActiveFilter[];
  counts: Readonly<Record<string, number>>;
  /** What the filters show. */
  total: number;
  onToggle: (id: string) => void;
  onClear: () => void;
}

/** The filter panel: categories with their items, and a flyout for those of the second level. Every press acts at once. */
export function FilterPanel({ open, onClose, tree, active, list, counts, total, onToggle, onClear }: Props) {
  const t = useTexts('media');
  const [flyout, setFlyout] = useState<string | null>(null);
  const showing = useRef<HTMLButtonElement>(null);
  const item = flyout === null ? undefined : tree.places.get(flyout)?.item;
  const close = () => {
    setFlyout(null);
    onClose();
  };
  return (
    <Drawer
      open={open}
      // Escape and the scrim close what lies on top first.
      onClose={item ? () => setFlyout(null) : close}
      title={t('filter')}
      closeLabel={t('filters.close')}
      flyout={
        item && (
          <FilterFlyout
            key={item.id}
            item={item}
            active={active}
            counts={counts}
            onToggle={onToggle}
            onBack={() => setFlyout(null)}
          />
        )
      }
      foot={
        <>
          <Button
            variant="line"
            disabled={active.size === 0}
            onClick={() => {
              // A button that is off keeps no focus.
              showing.current?.focus();
              onClear();
            }}
          >
            {t('filters.clear')}
          </Button>
          <Button ref={showing} onClick={close}>
            {t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <ActiveFilterList filters={list} onRemove={onToggle} wraps />
      {tree.categories.map(({ identifier, title, items }) => (
        <section key={identifier} className={styles.category}>
          <h3 className="h4">{title}</h3>
          <ul>
            {items.map((one) => (
              <FilterRow
                key={one.id}
                title={one.title}
                count={counts[one.id] ?? 0}
                state={filterState(active, one)}
                onToggle={() => onToggle(one.id)}
              >
                {hasChildOptions(one) && (
                  <button
                    type="button"
                    className={styles.open}
                    aria-expanded={flyout === one.id}
                    aria-label={t('filters.children', { title: stripSoftHyphens(one.title) })}
                    onClick={(press) => isFirstPress(press) && setFlyout(flyout === one.id ? null : one.id)}
                  >
                    <Icon icon={ChevronLeft} size="l" />
                  </button>
                )}
              </FilterRow>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}
