import { useSyncExternalStore } from 'react';
import { rowsInView } from './rows-in-view.ts';

interface Rows {
  rows: number;
  /** From one row to the next, in px. */
  pitch: number;
  /** From the top of the page to the grid, in px. */
  top: number;
}

function onMoved(moved: () => void): () => void {
  addEventListener('scroll', moved, { passive: true });
  addEventListener('resize', moved);
  return () => {
    removeEventListener('scroll', moved);
    removeEventListener('resize', moved);
  };
}

/** The rows near the window, followed while the page scrolls. They are of one height, so that counting says it all. */
export function useRowsInView({ rows, pitch, top }: Rows): { first: number; last: number } {
  const look = () => rowsInView({ rows, pitch, above: scrollY - top, windowHeight: innerHeight });
  const first = useSyncExternalStore(onMoved, () => look().first);
  const last = useSyncExternalStore(onMoved, () => look().last);
  return { first, last };
}
