'use client';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { rowsInPlace } from './rows-in-place.ts';

const OCCUPIED = ':hover, :focus-within';

/**
 * The rows of a list of the desk as they are shown: what is gone keeps its place while it is `held`, and while the pointer or the
 * focus is in the list. `list` is the element that has the rows.
 */
export function useRowsInPlace<T extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  listed: readonly T[],
  isHeld: (id: string) => boolean,
): T[] {
  const [, showAnew] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<readonly T[]>([]);
  const rows = rowsInPlace(shown.current, listed, { isHeld, isOccupied: list.current?.matches(OCCUPIED) ?? false });
  useEffect(() => {
    shown.current = rows;
  });
  const isThere = rows.length > 0;
  useEffect(() => {
    const element = list.current;
    if (!element || !isThere) return;
    // The focus is nowhere while it goes from one row to the next.
    const left = () => requestAnimationFrame(() => element.matches(OCCUPIED) || showAnew());
    element.addEventListener('pointerleave', left);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('focusout', left);
    };
  }, [list, isThere]);
  return rows;
}
