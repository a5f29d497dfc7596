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

interface LegendProps {
  /** What the mark before a row means. */
  different: string;
  /** What a dash means; null where there is none. */
  noFigure: string | null;
  /** The switch. */
  children: ReactNode;
}

/** What stands beside the headline, on the server too. */
export const ComparisonLegend = ({ different, noFigure, children }: LegendProps) => (
  <div className={styles.legend} data-screen-only>
    <span className={styles.key}>{different}</span>
    {noFigure !== null && (
      <span className={styles.gap}>
        <span>–</span> {noFigure}
      </span>
    )}
    {children}
  </div>
);

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
