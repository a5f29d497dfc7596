import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A turning ring, 20 px, in the colour of the text. It needs words beside it or a name. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return label ? (
    <span className={classNames(styles.spinner, className)} role="img" aria-label={label} />
  ) : (
    <span className={classNames(styles.spinner, className)} aria-hidden="true" />
  );
}
