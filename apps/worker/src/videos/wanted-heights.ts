import type { ProbedVideo } from './probe-video.ts';

/** Lines of the versions that are made. */
export const HEIGHTS = [360, 540, 720, 1080] as const;

/**
 * The heights to make: none above the video, none that an editor uploaded, not the video's own when every browser plays it as it
 * is. A video lower than all of them is made in its own height unless it plays.
 */
export function wantedHeights({ height, plays }: Pick<ProbedVideo, 'height' | 'plays'>, byHand: readonly number[]): number[] {
  const below = HEIGHTS.filter((wanted) => wanted <= height);
  const own = height - (height % 2);
  const all: number[] = below.length > 0 ? below : [own];
  return all.filter((wanted) => wanted > 0 && !byHand.includes(wanted) && !(plays && wanted === own));
}
