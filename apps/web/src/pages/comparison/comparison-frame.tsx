import type { ReactNode } from 'react';
import styles from './comparison-view.module.css';

interface Props {
  headline: string;
  /** The page's own headline stands above. */
  level: 1 | 2;
  /** Beside the headline. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A comparison's headline and what is around it, on the server too. */
export function ComparisonFrame({ headline, level, legend, children }: Props) {
  const Headline = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.section} data-surface="light" aria-labelledby="comparison">
      <div className="grid">
        <div>
          <div className={styles.head}>
            <Headline className={Headline} id="comparison">
              {headline}
            </Headline>
            {legend}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
