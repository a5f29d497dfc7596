import { Icon } from '@vitrine/ui/icon.tsx';
import { Search } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import rowStyles from './rows.module.css';
import styles from './words.module.css';

const WORDS_MAX = 6;

interface FrequentWordsProps {
  words: readonly string[];
  onChoose: (words: string) => void;
}

/** Words that many entries of the catalogue have, to be searched for by a press. */
export function FrequentWords({ words, onChoose }: FrequentWordsProps) {
  const t = useTexts('search');
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="search-frequent">
      <div className={styles.heading}>
        <h2 id="search-frequent" className="h4">
          {t('frequent')}
        </h2>
      </div>
      <ul className={rowStyles.rows}>
        {words.slice(0, WORDS_MAX).map((word) => (
          <li key={word}>
            <button type="button" className={rowStyles.row} onClick={() => onChoose(word)}>
              <b>{word}</b>
              <Icon icon={Search} className={rowStyles.icon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
