import { useEffect, useRef } from 'react';

type Origin = 'list' | 'map';

/**
 * The focus goes into the card that opens over the map, and back to where it was opened when it closes. On phones, where
 * the list is below the map, the card and the place above it come into view.
 */
export function useCardFocus(activeId: string | null, isDrawn: boolean) {
  const section = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const last = useRef<{ id: string; origin: Origin } | null>(null);
  const origin = useRef<Origin>('list');
  const isClosing = useRef(false);

  useEffect(() => {
    if (!isDrawn) return;
    if (activeId !== null) {
      last.current = { id: activeId, origin: origin.current };
      // The region of the active one has moved to the top of the list.
      scroller.current?.scrollTo({ top: 0 });
      card.current?.querySelector('h3')?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!isClosing.current || !last.current) return;
    isClosing.current = false;
    const { id, origin: from } = last.current;
    const name = CSS.escape(id);
    const entry = section.current?.querySelector<HTMLElement>(`[data-location="${name}"]`);
    const marker = section.current?.querySelector<HTMLElement>(`[data-marker~="${name}"]`);
    (from === 'map' ? (marker ?? entry) : entry)?.focus({ preventScroll: from === 'map' });
  }, [activeId, isDrawn]);

  return {
    section,
    card,
    scroller,
    opened: (from: Origin) => {
      origin.current = from;
    },
    closing: () => {
      isClosing.current = true;
    },
  };
}
