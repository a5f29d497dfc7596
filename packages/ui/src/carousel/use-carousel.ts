import { RESIZE_DEBOUNCE_MS } from '@vitrine/contract/constants.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCode } from '../load-code.ts';
import { groupAt, groupStarts, nearestStart, nextStart, previousStart } from './cell-groups.ts';
import { settleTo } from './settle-animation.ts';

/** Steps of the track as it is now, in px of scrollLeft. */
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

const isSame = <T extends object>(one: T, other: T) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A row of cells that scrolls sideways by groups: which group is at its beginning, and how to move it. Other cells begin at the
 * first one again.
 */
export function useCarousel(cells: string) {
  const track = useRef<HTMLUListElement>(null);
  const stop = useRef(() => {});
  const [place, setPlace] = useState({ scrollable: false, previous: false, next: false, groups: 0, group: 0 });

  const update = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const steps = stepsOf(element);
    const now = {
      scrollable: element.scrollWidth > element.clientWidth + 1,
      previous: previousStart(steps, element.scrollLeft) !== null,
      next: nextStart(steps, element.scrollLeft) !== null,
      groups: steps.length,
      group: groupAt(steps, element.scrollLeft),
    };
    setPlace((old) => (isSame(old, now) ? old : now));
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
    // Fingers and trackpads scroll by themselves: only a mouse needs code for it.
    let isLeft = false;
    let detach: (() => void) | undefined;
    const drag = async () => {
      const { mouseDrag } = await loadCode(() => import(/* later: when a mouse is over it */ './mouse-drag.ts'));
      const throwTo = (left: number) => settle(nearestStart(stepsOf(element), left));
      if (!isLeft) detach ??= mouseDrag(element, () => stop.current(), throwTo);
    };
    const enter = ({ pointerType }: PointerEvent) => void (pointerType === 'mouse' && !detach && drag().catch(() => null));
    element.addEventListener('pointerenter', enter);
    return () => {
      clearTimeout(timer);
      resize.disconnect();
      element.removeEventListener('scroll', update);
      element.removeEventListener('pointerenter', enter);
      isLeft = true;
      detach?.();
      stop.current();
    };
  }, [update, settle]);

  const shown = useRef(cells);
  useEffect(() => {
    if (shown.current === cells) return;
    shown.current = cells;
    stop.current();
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
    update();
  }, [cells, update]);

  const step = (find: typeof nextStart) => () => {
    const element = track.current;
    if (element) settle(find(stepsOf(element), element.scrollLeft));
  };
  return {
    track,
    ...place,
    goPrevious: step(previousStart),
    goNext: step(nextStart),
    goTo: (group: number) => settle((track.current && stepsOf(track.current)[group]) ?? null),
    goFirst: () => settle(0),
    goLast: () => settle(track.current ? (stepsOf(track.current).at(-1) ?? 0) : null),
  };
}
