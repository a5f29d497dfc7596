import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './foot-bar.module.css';
import { useHeightProperty } from './use-height-property.ts';

interface Props {
  label: string;
  /** On phones it gives its place to the keyboard while a field has the focus, and to a bar of the page's own. */
  yields?: boolean;
  children: ReactNode;
}

/** A bar that stays at the foot of the window until the end of the page, above what a page has there itself. */
export function FootBar({ label, yields = false, children }: Props) {
  const bar = useHeightProperty('--foot-bar');
  return (
    <section
      ref={bar}
      className={classNames(styles.bar, yields && styles.yields)}
      data-surface="steel"
      data-screen-only
      aria-label={label}
    >
      <div className="grid">
        <div className={styles.inner}>{children}</div>
      </div>
    </section>
  );
}
