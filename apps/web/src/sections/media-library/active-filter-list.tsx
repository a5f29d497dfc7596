import type { ActiveFilter } from '@vitrine/contract/media-filters.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { X } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './filters.module.css';

interface Props {
  filters: readonly ActiveFilter[];
  onRemove: (id: string) => void;
  /** Left out where something else clears them. */
  onClear?: () => void;
  wraps?: boolean;
}

/** A chip goes with its press: the keyboard goes on at the next one, after the last at what the list stands in. */
function focusAfter(pressed: Element, goes: 'one' | 'all'): void {
  const next = [pressed.nextElementSibling, pressed.previousElementSibling].find((beside) => beside?.matches('[data-chip]'));
  const place = (goes === 'one' && next) || pressed.closest('section[tabindex], main');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** The filters that are on, each with a cross that removes it. */
export function ActiveFilterList({ filters, onRemove, onClear, wraps = false }: Props) {
  const t = useTexts('media');
  if (filters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this filters what stands below
    <div className={classNames(styles.active, wraps && styles.wraps)} role="group" aria-label={t('filters.active')}>
      {filters.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          data-chip=""
          aria-label={t('filters.remove', { title: stripSoftHyphens(title) })}
          onClick={(press) => {
            // The next chip is below the pointer now.
            if (!isFirstPress(press)) return;
            focusAfter(press.currentTarget, 'one');
            onRemove(id);
          }}
        >
          {title} <Icon icon={X} size="s" />
        </button>
      ))}
      {onClear && (
        <button
          type="button"
          className={styles.clear}
          onClick={({ currentTarget }) => {
            focusAfter(currentTarget, 'all');
            onClear();
          }}
        >
          {t('filters.clear')}
        </button>
      )}
    </div>
  );
}
