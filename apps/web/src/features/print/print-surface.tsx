import { type ReactNode, useLayoutEffect } from 'react';
import styles from './print-surface.module.css';

/** Where sheets lie: nothing on paper, a grey table on screen. */
export function PrintSurface({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('printing');
    return () => document.documentElement.classList.remove('printing');
  }, []);
  return <main className={styles.surface}>{children}</main>;
}
