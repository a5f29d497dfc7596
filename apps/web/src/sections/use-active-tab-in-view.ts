import { type RefObject, useEffect, useRef } from 'react';

/** On narrow screens a row of links scrolls sideways: the active one must be in it. `bar` holds the row. */
export function useActiveTabInView(bar: RefObject<HTMLElement | null>, active: string | null): void {
  const shown = useRef(active);
  useEffect(() => {
    // The row begins with the one that is active first. To ask where it is would lay a page out in the middle of its first frame.
    if (active === shown.current) return;
    shown.current = active;
    const row = bar.current?.firstElementChild;
    const tab = active && row?.querySelector<HTMLElement>(`a[href="#${active}"]`);
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' });
  }, [bar, active]);
}
