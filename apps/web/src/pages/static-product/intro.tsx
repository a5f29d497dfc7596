import type { ReactNode } from 'react';
import { useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import styles from './page.module.css';

interface Props {
  title: string;
  facts: string;
  /** What one does with the file. */
  actions?: ReactNode;
  viewer: ReactNode;
}

/** What a PDF's page begins with, on the server too: title and facts, and the room of the viewer. */
export function StaticProductIntro({ title, facts, actions, viewer }: Props) {
  useDropFirstScreen(false);
  return (
    <section className={styles.head} data-surface="light">
      <div className={`grid ${styles.words}`}>
        <div>
          <h1 className="h2">{title}</h1>
          <p className="small muted">{facts}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.frame}>{viewer}</div>
    </section>
  );
}
