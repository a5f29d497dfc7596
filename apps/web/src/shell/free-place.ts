/** Edges in CSS pixels from the window's top left corner, as `getBoundingClientRect` answers them. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance between two places that are tried, in CSS pixels. */
const STEP = 16;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Area of a box that covers others, in square pixels. */
export const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/**
 * How far a box is moved from where it belongs (at the bottom right of `room`) so that it covers none of `others`: up along the right edge,
 * else along the left one. Where every place covers something, the one that covers least.
 */
export function freePlace(home: Box, room: Box, others: readonly Box[]): { x: number; y: number } {
  const up = Math.min(0, room.top - home.top);
  const left = Math.min(0, room.left - home.left);
  const sides = left === 0 ? [0] : [0, left];
  const heights = [...Array.from({ length: Math.ceil(-up / STEP) }, (_, step) => 0 - step * STEP), up];
  const places = sides.flatMap((x) => heights.map((y) => ({ x, y })));
  let best = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const area = covered(moved(home, place.x, place.y), others);
    if (area === 0) return place;
    if (area < least) [best, least] = [place, area];
  }
  return best;
}
