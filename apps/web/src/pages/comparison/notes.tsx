import type { ReactNode } from 'react';
import styles from './notes.module.css';

interface Props {
  told: readonly string[];
  /** What is told of this visit alone is not printed. */
  screenOnly?: boolean;
  children?: ReactNode;
}

/** Sentences about what was chosen or asked for and the table does not show. */
export function Notes({ told, screenOnly = false, children }: Props) {
  if (told.length === 0) return null;
  return (
    <div className={styles.notes} role="status" data-screen-only={screenOnly || undefined}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </div>
  );
}
