import styles from './body.module.css';
import { Pair, type PairProps } from './pair.tsx';

export type PairEntry = PairProps & { id: string };

/** Entries two by two. */
export function inPairs<T>(entries: T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / 2) }, (_, row) => entries.slice(row * 2, row * 2 + 2));
}

/**
 * A headline and pairs under it; an odd last entry has its text beside its picture. Rows do not break, and the headline stays
 * with the first one.
 */
export function PairList({ headline, entries }: { headline: string; entries: PairEntry[] }) {
  const [first = [], ...others] = inPairs(entries).map((row) => (
    <div key={row[0]?.id} className={row.length === 2 ? styles.pairRow : styles.oneRow}>
      {row.map(({ id, ...entry }) => (
        <Pair key={id} {...entry} />
      ))}
    </div>
  ));
  return (
    <section className={`${styles.section} ${entries.length % 2 ? styles.odd : ''}`}>
      <div className={styles.pairStart}>
        <h2 className={styles.h2}>{headline}</h2>
        {first}
      </div>
      {others}
    </section>
  );
}
