import { useEffect, useState } from 'react';
import type { Medium } from '../full-screen/media.ts';
import { swapDelay } from './model.ts';

/** Which medium is chosen and which is on show: the chosen one takes its place after the delay of a swap. */
export function useSwap(items: readonly Medium[]) {
  const [chosen, select] = useState(0);
  const [current, show] = useState(0);
  // An edit may leave fewer of them while the page is open.
  const last = Math.max(0, items.length - 1);
  const [selected, shown] = [Math.min(chosen, last), Math.min(current, last)];
  const from = items[shown]?.kind;
  const to = items[selected]?.kind;
  const delay = from && to ? swapDelay(from, to) : 0;
  useEffect(() => {
    if (shown === selected) return;
    const timer = setTimeout(() => show(selected), delay);
    return () => clearTimeout(timer);
  }, [shown, selected, delay]);
  const go = (index: number) => {
    if (index >= 0 && index < items.length) select(index);
  };
  return { selected, shown: delay === 0 ? selected : shown, leaving: delay > 0 && shown !== selected, go };
}
