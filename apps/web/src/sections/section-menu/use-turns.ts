import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a page's sections are there: the first at once, then one more at a time, each in work of its own, so that no tap waits for
 * all of them. A page that opens at a place within it has all of them at once.
 */
export function useTurns(count: number): number {
  const [shown, setShown] = useState(() => (location.hash ? count : 1));
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return Math.min(shown, count);
}
