import styles from './body.module.css';
import { Pair, type PairProps } from './pair.tsx';

export type PairEntry = PairProps & { id: string };

/** Entries two by two. */
export function inPairs<T>(entries: T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / 2) }, (_, row) => entries.slice(row * 2, row * 2 + 2));
}

interface Props {
  headline: string;
  entries: PairEntry[];
  /** Pictures of 16:9, closer to each other: an odd list, or one with facts below its texts, fits its page so. */
  low?: boolean;
}

/**
 * A headline and pairs under it; an odd last entry has its text beside its picture. Rows do not break, and the headline stays
 * with the first one.
 */
export function PairList({ headline, entries, low = entries.length % 2 === 1 }: Props) {
  const [first = [], ...others] = inPairs(entries).map((row, index) => (
    <div
      key={row[0]?.id}
      data-may-begin-page={index > 0 ? 'rows' : undefined}
      className={row.length === 2 ? styles.pairRow : styles.oneRow}
    >
      {row.map(({ id, ...entry }) => (
        <Pair key={id} {...entry} />
      ))}
    </div>
  ));
  return (
    <section className={`${styles.section} ${low ? styles.low : ''}`}>
      <div className={styles.pairStart}>
        <h2 className={styles.h2}>{headline}</h2>
        {first}
      </div>
      {others}
    </section>
  );
}
