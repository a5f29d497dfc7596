import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensWithin } from '../../shell/scroll.ts';

interface Turns {
  /** How many sections are there, counted from the first. */
  shown: number;
  /** Brings those that are missing, at once: when it returns, the page has its height. */
  showAll: () => void;
}

/**
 * How many of a page's sections are there: the first at once, then one more at a time, each in work of its own, so that no tap waits for
 * all of them. A page that opens at a place within it has all of them at once.
 */
export function useTurns(count: number): Turns {
  const [shown, setShown] = useState(() => (opensWithin() ? count : 1));
  useEffect(() => {
    // A turn that was under way when all were asked for takes none of them back.
    if (shown < count) startTransition(() => setShown((now) => Math.max(now, shown + 1)));
  }, [shown, count]);
  return { shown: Math.min(shown, count), showAll: () => flushSync(() => setShown((now) => Math.max(now, count))) };
}
