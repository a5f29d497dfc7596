import type { Search } from '@vitrine/search/search.ts';
import { useMemo } from 'react';
import { quotable } from '../../i18n/quotable.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FrequentWords } from './frequent-words.tsx';
import { useAfterPicture } from './use-after-picture.ts';
import type { Missed } from './use-missed.ts';
import styles from './words.module.css';

interface NoHitsProps extends Missed {
  search: Search;
  onChoose: (words: string) => void;
}

/** Longer ones would push what helps off the screen. */
const QUERY_SHOWN = 60;

/** What helps when nothing was found: likely words, then words that the catalogue has. */
export function NoHits({ query, isPartial, search, onChoose }: NoHitsProps) {
  const t = useTexts('search');
  // They compare with every title of the catalogue: what was typed is answered before.
  const asked = useAfterPicture<string | null>(query, null);
  const suggestions = useMemo(() => (asked === null ? null : search.suggest(asked)), [search, asked]);
  const words = quotable(query);
  const shown = words.length > QUERY_SHOWN ? `${words.slice(0, QUERY_SHOWN)}…` : words;
  return (
    <div className={`grid ${styles.none}`}>
      <section>
        <h2 className="h2">{t(isPartial ? 'noneOutside' : 'none', { query: shown })}</h2>
        <p className={`body muted ${styles.copy}`}>{suggestions && t(suggestions.length > 0 ? 'meant' : 'noneCopy')}</p>
        <div className={styles.suggestions}>
          {suggestions?.map((suggestion) => (
            <button key={suggestion} type="button" className={styles.chip} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
      </section>
      <FrequentWords words={search.frequent} onChoose={onChoose} />
    </div>
  );
}
