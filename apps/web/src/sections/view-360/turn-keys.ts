import { angleOf, frameAt, normalAngle } from './turn-physics.ts';

/** Page keys turn this far: the ruler's long divisions. */
const LARGE_STEP = 30;

/** The angle a key leads to, in degrees: arrows one frame on or back, Home the first, End the last; null for other keys. */
export function angleAfter(key: string, angle: number, frames: number): number | null {
  const frame = frameAt(angle, frames);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return angleOf((frame + 1) % frames, frames);
    case 'ArrowLeft':
    case 'ArrowDown':
      return angleOf((frame - 1 + frames) % frames, frames);
    case 'PageUp':
      return normalAngle(angle + LARGE_STEP);
    case 'PageDown':
      return normalAngle(angle - LARGE_STEP);
    case 'Home':
      return 0;
    case 'End':
      return angleOf(frames - 1, frames);
    default:
      return null;
  }
}

/** The row a key leads to where there are several: up and down one on or back; null for other keys. */
export function rowAfter(key: string, row: number, rows: number): number | null {
  if (rows < 2 || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  return Math.max(0, Math.min(rows - 1, row + (key === 'ArrowUp' ? 1 : -1)));
}
