import { Icon } from '@vitrine/ui/icon.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { LocateFixed, Search } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './location-list.module.css';
import type { Nearest } from './use-nearest.ts';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Enter: the only one that is left is shown. */
  onEnter: () => void;
  nearest: Nearest;
  onNear: () => void;
}

/** The longest query that is looked for; no name of a place is longer. */
const LONGEST = 100;

/** Above the list: the field of the search, and "near me". */
export function FindField({ query, onQuery, onEnter, nearest, onNear }: Props) {
  const t = useTexts('locations');
  const asking = nearest.state === 'asking';
  return (
    <search className={styles.find} aria-label={t('search')}>
      <div className={styles.field}>
        <Icon icon={Search} />
        <input
          type="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter()}
        />
      </div>
      <button
        type="button"
        className={styles.near}
        aria-pressed={nearest.state === 'here'}
        aria-busy={asking || undefined}
        onClick={asking ? undefined : onNear}
      >
        {asking ? <Spinner /> : <Icon icon={LocateFixed} />}
        {asking ? t('near.asking') : t('near.ask')}
      </button>
    </search>
  );
}
