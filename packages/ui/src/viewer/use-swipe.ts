import { type PointerEvent, useRef } from 'react';
import { isOwnControl } from './is-own-control.ts';
import { swipeDirection } from './swipe-direction.ts';

/** Handlers for an element that is paged by a finger: -1 is back, 1 is on. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event.isPrimary && !isOwnControl(event.target))
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = start.current;
      if (begun?.id !== event.pointerId) return;
      start.current = null;
      const direction = swipeDirection(event.clientX - begun.x, event.clientY - begun.y);
      if (direction) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
