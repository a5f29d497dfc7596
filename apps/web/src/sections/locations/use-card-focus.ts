import { useEffect, useRef } from 'react';
import { focusAfterDialog } from './focus-after-dialog.ts';
import type { LocationChoice } from './use-location-choice.ts';

type Origin = 'list' | 'map';
/** A location whose card has been brought into view, and where it was opened. */
export interface Shown {
  id: string;
  origin: Origin;
}

/**
 * The focus goes into the card that opens over the map, and back to where it was opened when it closes. On phones, where
 * the list is below the map, the card and the place above it come into view. A card that is there again, because the connection is, takes
 * neither focus nor place. Without a map, the entry that the address asks for has both, for it may be far down in the list.
 */
export function useCardFocus({ asked, activeId, shown }: Pick<LocationChoice, 'asked' | 'activeId' | 'shown'>, isDrawn: boolean) {
  const section = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const origin = useRef<Origin>('list');
  const isClosing = useRef(false);
  const wasDrawn = useRef(false);

  useEffect(() => {
    const partOf = (id: string, attribute: string) =>
      section.current?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(id)}"]`);
    if (!isDrawn) {
      // The card that had the focus has gone with the map.
      const isLost = wasDrawn.current && document.activeElement === document.body;
      wasDrawn.current = false;
      if (activeId !== null && activeId === asked && (shown.current?.id !== activeId || isLost)) {
        const entry = partOf(activeId, 'data-location');
        focusAfterDialog(entry);
        entry?.scrollIntoView({ block: 'nearest' });
      }
      // The list opens it in its place; without a connection it is not a new one.
      shown.current = activeId === null ? null : { id: activeId, origin: 'list' };
      return;
    }
    wasDrawn.current = true;
    if (activeId !== null) {
      if (shown.current?.id === activeId) return;
      shown.current = { id: activeId, origin: origin.current };
      // The region of the active one has moved to the top of the list.
      scroller.current?.scrollTo({ top: 0 });
      focusAfterDialog(card.current?.querySelector('h3'));
      card.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const closed = shown.current;
    shown.current = null;
    if (!isClosing.current || !closed) return;
    isClosing.current = false;
    const { id, origin: from } = closed;
    const entry = partOf(id, 'data-location');
    const marker = partOf(id, 'data-marker~');
    (from === 'map' ? (marker ?? entry) : entry)?.focus({ preventScroll: from === 'map' });
  }, [asked, activeId, isDrawn, shown]);

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
