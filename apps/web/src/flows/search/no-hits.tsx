import { useTexts } from '../../i18n/use-texts.ts';
import styles from './search.module.css';
import { OFTEN_MAX } from './start-words.tsx';
import { WordRows } from './words.tsx';

interface NoHitsProps {
  query: string;
  /** The media library has not been searched. */
  isPartial: boolean;
  suggestions: readonly string[];
  often: readonly string[];
  onChoose: (words: string) => void;
}

/** Longer ones would push what helps off the screen. */
const QUERY_SHOWN = 60;

/** What helps when nothing was found: likely words, then what is searched for often. */
export function NoHits({ query, isPartial, suggestions, often, onChoose }: NoHitsProps) {
  const t = useTexts('search');
  const words = query.trim();
  const shown = words.length > QUERY_SHOWN ? `${words.slice(0, QUERY_SHOWN)}…` : words;
  return (
    <div className={`grid ${styles.none}`}>
      <section>
        <h2 className="h2">{t(isPartial ? 'noneOutside' : 'none', { query: shown })}</h2>
        <p className={`body muted ${styles.copy}`}>{suggestions.length > 0 ? t('meant') : t('noneCopy')}</p>
        <div className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className={styles.chip} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
      </section>
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
