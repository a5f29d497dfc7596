import { Icon } from '@vitrine/ui/icon.tsx';
import { Search } from 'lucide';
import styles from './search.module.css';

interface WordRowsProps {
  words: readonly string[];
  onChoose: (words: string) => void;
}

/** Searches to choose from, as rows. */
export function WordRows({ words, onChoose }: WordRowsProps) {
  return (
    <ul className={styles.rows}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" className={styles.row} onClick={() => onChoose(word)}>
            <b>{word}</b>
            <Icon icon={Search} className={styles.icon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
