'use client';
import { Button } from '@payloadcms/ui';
import styles from './desk.module.css';
import type { DeskWords } from './words.ts';

interface ProblemsProps {
  problems: readonly string[];
  words: DeskWords;
  onDismiss: () => void;
}

/** What did not go as it was meant, until it is dismissed. */
export function Problems({ problems, words, onDismiss }: ProblemsProps) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={styles.problem}>
          <ul className={styles.plain}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onDismiss}>
            {words.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
