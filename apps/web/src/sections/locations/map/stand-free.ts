import type { Pixel } from './place-card.ts';

interface Round extends Pixel {
  radius: number;
}

/** How far a pin reaches from the middle of its head: its tip is the furthest. */
const PIN = 16;

/** How far above its place a pin stands so that it covers no other marker: the number of a cluster stays readable and can be pressed. */
export function liftOf({ x, y }: Pixel, others: readonly Round[]): number {
  let lift = 0;
  // From the lowest up: what it passes stays below it.
  for (const other of others.toSorted((a, b) => b.y - a.y)) {
    const reach = PIN + other.radius;
    const beside = x - other.x;
    if (Math.hypot(beside, y - lift - other.y) < reach) lift = y - other.y + Math.sqrt(reach ** 2 - beside ** 2);
  }
  return lift;
}
