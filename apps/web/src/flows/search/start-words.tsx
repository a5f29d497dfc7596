import { Icon } from '@vitrine/ui/icon.tsx';
import { X } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from '../../stores/searches.ts';
import styles from './search.module.css';
import { WordRows } from './words.tsx';

export const OFTEN_MAX = 6;

/** Before anything is typed: own searches, and what is searched for often. */
export function StartWords({ often, onChoose }: { often: readonly string[]; onChoose: (words: string) => void }) {
  const t = useTexts('search');
  const recent = useRecentSearches();
  return (
    <div className={`grid ${styles.start}`}>
      {recent.length > 0 ? (
        <section aria-labelledby="search-recent">
          <div className={styles.heading}>
            <h2 id="search-recent" className="h4">
              {t('recent')}
            </h2>
            <button type="button" className={styles.forgetAll} onClick={forgetSearches}>
              {t('forgetAll')}
            </button>
          </div>
          <ul className={styles.rows}>
            {recent.map((query) => (
              <li key={query} className={styles.recent}>
                <button type="button" className={styles.row} dir="auto" onClick={() => onChoose(query)}>
                  <b>{query}</b>
                </button>
                <button
                  type="button"
                  className={styles.clear}
                  aria-label={t('forget', { query })}
                  onClick={() => forgetSearch(query)}
                >
                  <Icon icon={X} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {often.length > 0 ? (
        <section aria-labelledby="search-often">
          <div className={styles.heading}>
            <h2 id="search-often" className="h4">
              {t('often')}
            </h2>
          </div>
          <WordRows words={often.slice(0, OFTEN_MAX)} onChoose={onChoose} />
        </section>
      ) : null}
    </div>
  );
}
