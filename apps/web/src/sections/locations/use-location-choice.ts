import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, nearestFirst, type Point } from './model.ts';
import type { Shown } from './use-card-focus.ts';
import { useNearest } from './use-nearest.ts';

/**
 * What a person does with the locations: the one that is active, what is looked for, what is nearest. It outlives list and map, which go while
 * there is no connection. `named`: the one that the address names; `name`: has it name another one, or none.
 */
export function useLocationChoice(locations: readonly Location[], named: string | null, name: (id: string | null) => void) {
  const [activeId, setActiveId] = useState(named);
  const [query, setQuery] = useState('');
  const [namedBefore, setNamedBefore] = useState(named);
  /** What the address names, or that it names none, because it was chosen here. */
  const [chosen, setChosen] = useState<string | null>();
  const asked = named === chosen ? null : named;
  if (named !== namedBefore) {
    setNamedBefore(named);
    // A link or a step back leads to it. What was chosen here is active, and the search that found it stays.
    if (named !== chosen) {
      setChosen(undefined);
      setActiveId(named);
      if (named !== null) setQuery('');
    }
  }
  const choosePlace = useCallback(
    (id: string | null) => {
      setChosen(id);
      name(id);
    },
    [name],
  );
  const toNearest = useCallback(
    (here: Point) => {
      // Where the reader is stays in this browser: the address, which is sent and shared, does not tell the office next to it.
      choosePlace(null);
      setActiveId(nearestFirst(locations, here)[0]?.id ?? null);
    },
    [choosePlace, locations],
  );
  const { nearest, ask, stop, choose } = useNearest(toNearest);
  useEffect(() => {
    if (asked !== null) choose();
  }, [asked, choose]);
  return {
    /** The one that the address names, and was not chosen here. */
    asked,
    /** It is no longer among them. */
    isGone: asked !== null && !locations.some(({ id }) => id === asked),
    activeId,
    activate(id: string | null) {
      choose();
      choosePlace(id);
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
