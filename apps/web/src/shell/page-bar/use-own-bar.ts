import { useEffect } from 'react';
import { useSeen } from './use-seen.ts';

/**
 * While a page's own bar is in the window, the other bars at the foot of a phone give way to it: three of them would take half of a
 * small window. `bar`: null where the page has none now.
 */
export function useOwnBar(bar: HTMLElement | null): void {
  const isThere = useSeen(bar) === 'here';
  useEffect(() => {
    if (!isThere) return;
    const { dataset } = document.documentElement;
    dataset.ownBar = '';
    return () => {
      delete dataset.ownBar;
    };
  }, [isThere]);
}
