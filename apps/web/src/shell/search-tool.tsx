import { Icon } from '@vitrine/ui/icon.tsx';
import { Search } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { useUser } from '../stores/objects.ts';
import styles from './header.module.css';
import { useOverlay } from './overlay.ts';
import { SEARCH } from './overlay-names.ts';
import { SEARCH_KEYS } from './search-keys.ts';

/** Opens the search. The catalogue is for those who are logged in, and so is its search. */
export function SearchTool() {
  const t = useTexts('shell');
  const { open, show } = useOverlay(SEARCH);
  if (!useUser()) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('search.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts={SEARCH_KEYS}
      onClick={show}
    >
      <Icon icon={Search} size="l" />
      <span className={styles.word}>{t('search.name')}</span>
    </button>
  );
}
