import { type ReactNode, useLayoutEffect } from 'react';
import { printMode } from '../print-mode.ts';
import { loadPrintFaces } from './print-font.ts';
import styles from './print-surface.module.css';

// As soon as this code is there: the faces come while the data of the pages does.
loadPrintFaces();

/** Where sheets lie: nothing on paper, a grey table on screen. */
export function PrintSurface({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('printing');
    return () => document.documentElement.classList.remove('printing');
  }, []);
  // On screen the shell's main is around it; a print has no shell.
  const Surface = printMode ? 'main' : 'div';
  return <Surface className={styles.surface}>{children}</Surface>;
}
