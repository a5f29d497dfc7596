import { Icon } from '@vitrine/ui/icon.tsx';
import { X } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from '../../stores/searches.ts';
import { FrequentWords } from './frequent-words.tsx';
import rowStyles from './rows.module.css';
import sheetStyles from './search.module.css';
import styles from './words.module.css';

/** Before anything is typed: own searches, and words that the catalogue has. */
export function StartWords({ frequent, onChoose }: { frequent: readonly string[]; onChoose: (words: string) => void }) {
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
          <ul className={rowStyles.rows}>
            {recent.map((query) => (
              <li key={query} className={styles.recent}>
                <button type="button" className={rowStyles.row} dir="auto" onClick={() => onChoose(query)}>
                  <b>{query}</b>
                </button>
                <button
                  type="button"
                  className={sheetStyles.clear}
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
      <FrequentWords words={frequent} onChoose={onChoose} />
    </div>
  );
}
