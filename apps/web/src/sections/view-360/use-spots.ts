import { useCallback, useRef } from 'react';
import type { FrameSet } from './frames.ts';

/** Moves hotspots with the frames, outside of React: `list` holds one item each, named by `data-spot`. */
export function useSpots({ frames }: FrameSet) {
  const list = useRef<HTMLUListElement>(null);
  const place = useCallback(
    (frame: number) => {
      for (const item of list.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
        const spot = frames[frame]?.spots.find(({ id }) => id === item.dataset.spot);
        item.toggleAttribute('data-seen', spot !== undefined);
        if (spot) {
          item.toggleAttribute('data-right', spot.x > 0.6);
          item.style.setProperty('--x', String(spot.x));
          item.style.setProperty('--y', String(spot.y));
        } else {
          item.querySelector<HTMLElement>(':popover-open')?.hidePopover();
        }
      }
    },
    [frames],
  );
  return { list, place };
}
