import { painted } from '@vitrine/ui/painted.ts';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensWithin } from '../shell/scroll.ts';

interface SectionsInTurn<S extends string> {
  /** The section of this name as far as its turn has come. */
  sectionOf: (name: S) => ReactNode;
  /** Whether all are there. */
  isWhole: boolean;
  /** Brings those that are missing, at once: when it returns, the page has its height. */
  showAll: () => void;
}

/**
 * The sections of a page: the first at once, and once it is painted one more at a time, each in work of its own, so that no
 * tap waits for all of them. A page that opens at a place within it has all of them at once.
 *
 * @param order their names, and
 * @param section what makes one: both the same each time, or all sections are made anew
 */
export function useSectionsInTurn<S extends string>(order: readonly S[], section: (name: S) => ReactNode): SectionsInTurn<S> {
  const count = order.length;
  const [shown, setShown] = useState(() => (opensWithin() ? count : 1));
  useEffect(() => {
    if (shown >= count) return;
    let isLeft = false;
    const next = () => {
      // A turn that was under way when all were asked for takes none of them back.
      if (!isLeft) startTransition(() => setShown((now) => Math.max(now, shown + 1)));
    };
    // Else the work on the second would come before the frame that shows the first.
    if (shown === 1) void painted().then(next);
    else next();
    return () => {
      isLeft = true;
    };
  }, [shown, count]);
  // The same elements each time: a turn then renders the section that comes, not again all that are there.
  const made = useMemo(() => new Map<S, ReactNode>(), [order, section]);
  const make = (name: S) => {
    if (!made.has(name)) made.set(name, section(name));
    return made.get(name);
  };
  return {
    sectionOf: (name) => (order.indexOf(name) < shown ? make(name) : null),
    isWhole: shown >= count,
    showAll: () => flushSync(() => setShown((now) => Math.max(now, count))),
  };
}
