/** Px a finger must travel sideways, so that a tap that slips is none. */
const DISTANCE = 40;

/** Where a finger's path leads: to the left is on (1), to the right is back (-1); null when it is short or rather vertical. */
export function swipeDirection(dx: number, dy: number): -1 | 1 | null {
  if (Math.abs(dx) < DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 1 : -1;
}
