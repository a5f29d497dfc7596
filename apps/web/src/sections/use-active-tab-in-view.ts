import { type RefObject, useEffect } from 'react';

/** On narrow screens a row of links scrolls sideways: the active one must be in it. `bar` holds the row. */
export function useActiveTabInView(bar: RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const row = bar.current?.firstElementChild;
    const tab = active && row?.querySelector<HTMLElement>(`a[href="#${active}"]`);
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' });
  }, [bar, active]);
}
