import { type RefObject, useLayoutEffect, useState } from 'react';
import { covered, freePlace, moved } from './free-place.ts';

/** What a person presses or writes in, and what says why something failed. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], [tabindex="0"]:not(section), [data-reason]';
/** The page is at rest when it has not been scrolled for this long, in ms. */
const REST_MS = 120;
const GAP = 8;

const isSeen = ({ width, height, bottom, top, right, left }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;

/** Boxes of everything in the window that is kept free, with a margin, but for what is in `own`. */
function boxesKeptFree(own: Element) {
  return [...document.querySelectorAll(KEPT_FREE)].flatMap((element) => {
    if (own.contains(element)) return [];
    const box = element.getBoundingClientRect();
    if (!isSeen(box) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    return [{ left: box.left - GAP, top: box.top - GAP, right: box.right + GAP, bottom: box.bottom + GAP }];
  });
}

/**
 * Keeps notifications off what can be pressed, and off the reasons of failures: they move when they would cover it, once the page is at rest, and not from under the pointer
 * or the focus. The stylesheet reads `--place-x` and `--place-y`. Answers whether they are where they cover nothing: not before
 * that is measured for these `changes`, and never on a phone full of fields.
 */
export function useFreePlace(list: RefObject<HTMLElement | null>, changes: string, held: boolean): boolean {
  const [freeFor, setFreeFor] = useState<string | null>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || held) return;
    const place = () => {
      const { style } = current;
      const [x, y] = ['--place-x', '--place-y'].map((name) => Number.parseFloat(style.getPropertyValue(name)) || 0);
      const { left, top, right, bottom } = current.getBoundingClientRect();
      const home = { left: left - (x ?? 0), right: right - (x ?? 0), top: top - (y ?? 0), bottom: bottom - (y ?? 0) };
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const margin = window.innerWidth - home.right;
      const room = { left: margin, right: home.right, top: Math.max(header, 0) + GAP * 2, bottom: home.bottom };
      const kept = boxesKeptFree(current);
      const free = freePlace(home, room, kept);
      setFreeFor(covered(moved(home, free.x, free.y), kept) > 0 ? null : changes);
      style.setProperty('--place-x', `${free.x}px`);
      style.setProperty('--place-y', `${free.y}px`);
    };
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    };
    place();
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    observer.observe(current);
    window.addEventListener('resize', later);
    // Sections that scroll tell it only on their way down.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', later);
      document.removeEventListener('scroll', later, { capture: true });
    };
  }, [list, changes, held]);
  return freeFor === changes;
}
