import { useRef } from 'react';
import styles from './count.module.css';

/** A number in a signal rectangle; nothing at 0. When it grows it steps once. */
export function Count({ value }: { value: number }) {
  const before = useRef(value);
  const grown = value > before.current;
  before.current = value;
  if (value === 0) return null;
  return (
    <span key={value} className={styles.count} data-grown={grown || undefined}>
      {value}
    </span>
  );
}
