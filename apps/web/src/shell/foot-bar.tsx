import { classNames } from '@vitrine/ui/class-names.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './foot-bar.module.css';

interface Props {
  label: string;
  /** On phones it gives its place to the keyboard while a field has the focus. */
  yields?: boolean;
  children: ReactNode;
}

/** Name of the property that tells how high the bar is: notifications are above it. */
const HEIGHT = '--foot-bar';

/** A bar that stays at the foot of the window until the end of the page, above what a page has there itself. */
export function FootBar({ label, yields = false, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
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
