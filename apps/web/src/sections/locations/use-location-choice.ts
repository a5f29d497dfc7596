import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, nearestFirst, type Point } from './model.ts';
import type { Shown } from './use-card-focus.ts';
import { useNearest } from './use-nearest.ts';

/**
 * What a person does with the locations: the one that is active, what is looked for, what is nearest. It outlives list and map, which go while
 * there is no connection. `asked`: the one that the address names; `onChoice`: another one, or none, was chosen, and the address names
 * the first one no more.
 */
export function useLocationChoice(locations: readonly Location[], asked: string | null, onChoice: () => void) {
  const [activeId, setActiveId] = useState(asked);
  const [query, setQuery] = useState('');
  const [askedBefore, setAskedBefore] = useState(asked);
  const [hasChosen, setChosen] = useState(false);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    setChosen(false);
    // The address names none any more because another one was chosen, or a step back leads to it.
    if (asked !== null || !hasChosen) setActiveId(asked);
    if (asked !== null) setQuery('');
  }
  const leave = useCallback(() => {
    setChosen(true);
    onChoice();
  }, [onChoice]);
  const toNearest = useCallback(
    (here: Point) => {
      leave();
      setActiveId(nearestFirst(locations, here)[0]?.id ?? null);
    },
    [leave, locations],
  );
  const { nearest, ask, stop, choose } = useNearest(toNearest);
  useEffect(() => {
    if (asked !== null) choose();
  }, [asked, choose]);
  return {
    /** The one that the address names. */
    asked,
    /** It is no longer among them. */
    isGone: asked !== null && !locations.some(({ id }) => id === asked),
    activeId,
    activate(id: string | null) {
      choose();
      leave();
      setActiveId(id);
    },
    query,
    search(typed: string) {
      // The person is typing: a position that comes late must not take the focus.
      choose();
      setQuery(typed);
    },
    nearest,
    ask,
    stop,
    /** The one whose card has been brought into view. */
    shown: useRef<Shown | null>(null),
  };
}

export type LocationChoice = ReturnType<typeof useLocationChoice>;
