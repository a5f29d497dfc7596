'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * What has the focus in a part of a page and goes away with what it did leaves the focus to the part: who works with the
 * keyboard goes on there, not at the top of the page.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && part.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [part]);
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  });
}
