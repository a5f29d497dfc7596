import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { X } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from '../../stores/searches.ts';
import { FrequentWords } from './frequent-words.tsx';
import rowStyles from './rows.module.css';
import sheetStyles from './search.module.css';
import styles from './words.module.css';

/** The row goes with its button: the keyboard goes on at that of the next row, after the last in the field. */
function focusAfter(pressed: Element): void {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('button:last-of-type') ?? fieldOf(pressed);
  next?.focus();
}
const fieldOf = (inside: Element) => inside.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]');

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
            <button
              type="button"
              className={styles.forgetAll}
              onClick={({ currentTarget }) => {
                fieldOf(currentTarget)?.focus();
                forgetSearches();
              }}
            >
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
                  onClick={(event) => {
                    if (!isFirstPress(event)) return;
                    focusAfter(event.currentTarget);
                    forgetSearch(query);
                  }}
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
