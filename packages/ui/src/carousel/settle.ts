import { SLIDER_ATTRACTION, SLIDER_FRICTION } from '@vitrine/contract/constants.ts';

/** A moving track: position in px, velocity in px per tick of 1/60 s. */
export interface Motion {
  position: number;
  velocity: number;
}

/** The constants are per frame of a 60 Hz screen. */
export const TICK_MS = 1000 / 60;

/** One tick of a track that is drawn to a target: friction takes its speed, attraction adds its share of the distance. */
export function settled(motion: Motion, target: number): Motion {
  const velocity = motion.velocity * (1 - SLIDER_FRICTION) + (target - motion.position) * SLIDER_ATTRACTION;
  return { position: motion.position + velocity, velocity };
}

/** True when the rest of the way is less than half a pixel. */
export const isThere = (motion: Motion, target: number) => Math.abs(target - motion.position) < 0.5;
