import styles from './logo.module.css';

/** Mark and wordmark of the fictional maker Varnholt, in the colour of the text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Zm-7.2 5.4h3.35L12 15.2l3.85-9.8h3.35L13.5 19.2h-3Z"
        />
      </svg>
      <span className={styles.wordmark}>VARNHOLT</span>
    </span>
  );
}
