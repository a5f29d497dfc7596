import { RESIZE_DEBOUNCE_MS } from '@vitrine/contract/constants.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { groupStarts, nearestStart, nextStart, previousStart } from './cell-groups.ts';
import { mouseDrag } from './mouse-drag.ts';
import { settleTo } from './settle-animation.ts';

/** Steps of the track as it stands now, in px of scrollLeft. */
function stepsOf(track: HTMLElement): number[] {
  const cells = [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const origin = cells[0]?.offsetLeft ?? 0;
  const inset = Number.parseFloat(getComputedStyle(track).paddingLeft) || 0;
  return groupStarts(
    cells.map((cell) => ({ start: cell.offsetLeft - origin, width: cell.offsetWidth })),
    track.clientWidth - 2 * inset,
    track.scrollWidth - track.clientWidth,
  );
}

/** A row of cells that scrolls sideways by groups: what it needs to know about its ends, and how to move it. */
export function useCarousel() {
  const track = useRef<HTMLUListElement>(null);
  const stop = useRef(() => {});
  const [ends, setEnds] = useState({ scrollable: false, previous: false, next: false });

  const update = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const steps = stepsOf(element);
    const now = {
      scrollable: element.scrollWidth > element.clientWidth + 1,
      previous: previousStart(steps, element.scrollLeft) !== null,
      next: nextStart(steps, element.scrollLeft) !== null,
    };
    setEnds((old) => (old.scrollable === now.scrollable && old.previous === now.previous && old.next === now.next ? old : now));
  }, []);

  const settle = useCallback((left: number | null) => {
    const element = track.current;
    if (!element || left === null) return;
    stop.current();
    stop.current = settleTo(element, left);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resize = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(update, RESIZE_DEBOUNCE_MS);
    });
    resize.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    const detach = mouseDrag(
      element,
      () => stop.current(),
      (left) => settle(nearestStart(stepsOf(element), left)),
    );
    return () => {
      clearTimeout(timer);
      resize.disconnect();
      element.removeEventListener('scroll', update);
      detach();
      stop.current();
    };
  }, [update, settle]);

  const step = (find: typeof nextStart) => () => {
    const element = track.current;
    if (element) settle(find(stepsOf(element), element.scrollLeft));
  };
  return {
    track,
    ...ends,
    goPrevious: step(previousStart),
    goNext: step(nextStart),
    goFirst: () => settle(0),
    goLast: () => settle(track.current ? (stepsOf(track.current).at(-1) ?? 0) : null),
  };
}
