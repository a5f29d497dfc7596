import { type RefObject, useLayoutEffect, useState } from 'react';
import type { PageSize } from './open-pdf.ts';
import { firstZoom, fitZoom, nextZoom, PIXELS_A_POINT, type Zoom } from './zoom.ts';

export interface ZoomState {
  /** Pixels of the screen for a point. */
  scale: number;
  percent: number;
  fits: boolean;
  canGrow: boolean;
  canShrink: boolean;
  step: (direction: 1 | -1) => void;
  fit: () => void;
}

/** Free space beside a page, both sides together. */
const MARGIN = 32;

/** The zoom of the pages in an area, which follows the area's width while it fits. The place one reads stays in view. */
export function useZoom(area: RefObject<HTMLElement | null>, sizes: readonly PageSize[]): ZoomState {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const [room, setRoom] = useState(() => Math.max(280, window.innerWidth - MARGIN));
  const [chosen, setChosen] = useState<Zoom | null>(null);
  // Before the first paint: pages that are drawn are of their size already.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth - MARGIN);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [area]);
  const zoom = chosen ?? firstZoom(widest, room);
  const value = zoom === 'fit' ? fitZoom(widest, room) : zoom;
  const change = (next: Zoom) => {
    const element = area.current;
    const share = element ? element.scrollTop / element.scrollHeight : 0;
    setChosen(next);
    requestAnimationFrame(() => element?.scrollTo({ top: share * element.scrollHeight, behavior: 'instant' }));
  };
  return {
    scale: value * PIXELS_A_POINT,
    percent: Math.round(value * 100),
    fits: zoom === 'fit',
    canGrow: nextZoom(value, 1) !== null,
    canShrink: nextZoom(value, -1) !== null,
    step(direction) {
      const next = nextZoom(value, direction);
      if (next !== null) change(next);
    },
    fit: () => change('fit'),
  };
}
