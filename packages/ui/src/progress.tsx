import styles from './progress.module.css';

/** A bar of 2 px. `value` from 0 to 1. */
export function Progress({ value, label }: { value: number; label: string }) {
  return <progress className={styles.progress} max={1} value={value} aria-label={label} />;
}
