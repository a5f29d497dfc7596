import { Icon } from '@vitrine/ui/icon.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight, Search } from 'lucide';
import type { RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './pdf-viewer.module.css';
import type { SearchState } from './use-search.ts';

/** The search: its field, how many hits there are, and the way from one to the next. */
export function SearchTools({ search, field }: { search: SearchState; field: RefObject<HTMLInputElement | null> }) {
  const t = useTexts('staticProduct');
  const { query, setQuery, hits, at, step } = search;
  const none = hits === null || hits.length === 0;
  const said = hits === null ? t('searching') : none ? t('none') : t('found', { at: at + 1, count: hits.length });
  return (
    <search className={styles.search}>
      <Icon icon={Search} />
      <input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
        }}
      />
      <output className={`num ${styles.hits}`}>{query.trim() === '' ? '' : said}</output>
      <IconButton icon={ChevronLeft} label={t('previousHit')} disabled={none} onClick={() => step(-1)} />
      <IconButton icon={ChevronRight} label={t('nextHit')} disabled={none} onClick={() => step(1)} />
    </search>
  );
}
