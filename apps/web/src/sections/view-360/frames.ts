import type { threeDRendering } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';

export type Rendering = Model<typeof threeDRendering>;

/** Where a hotspot is in a frame, as shares of its width and height. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

export interface Frame {
  url: string;
  /** Px. */
  width: number;
  spots: readonly Spot[];
}

/** What the stage turns: frames row after row, each row in order of angle and evenly spaced over 360 degrees. */
export interface FrameSet {
  rows: number;
  columns: number;
  frames: readonly Frame[];
}

/** Frames of a turntable that are played: every `meta.jump`-th one (1 = all). */
export function turntableFrames({ images, meta }: Rendering): FrameSet {
  const frames = images
    .filter((_, index) => index % meta.jump === 0)
    .map((image) => ({ url: image.default, width: image.width, spots: [] }));
  return { rows: 1, columns: frames.length, frames };
}

/** Decoded frames of 960 x 720 take 2.7 MB each: with more of them a phone gives up. */
const MOST_FRAMES = 144;
/** With fewer columns the machine would jump. */
const FEWEST_COLUMNS = 8;

/** The set with every n-th column only, where all of them would not fit the memory; no row is left out. */
export function withinMemory({ rows, columns, frames }: FrameSet, most = MOST_FRAMES): FrameSet {
  const step = Math.ceil((rows * columns) / most);
  // Only a divisor leaves the columns evenly spaced.
  const steps = Array.from({ length: columns / FEWEST_COLUMNS }, (_, index) => index + 1);
  const nth = steps.find((n) => n >= step && columns % n === 0) ?? 1;
  return { rows, columns: columns / nth, frames: frames.filter((_, index) => (index % columns) % nth === 0) };
}

/** How wide frames are decoded, in device px: narrower where there are still too many of them, so that they take the memory of the most. */
export const widthWithinMemory = ({ frames }: FrameSet, width: number, most = MOST_FRAMES): number =>
  Math.floor(width * Math.min(1, Math.sqrt(most / frames.length)));

/** The nearest frame that shows a hotspot, going round in the same row before other rows; null when none does. */
export function frameWithSpot({ rows, columns, frames }: FrameSet, id: string, from: number): number | null {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const distance = (index: number) => {
    const across = Math.abs((index % columns) - column);
    return Math.min(across, columns - across) + Math.abs(Math.floor(index / columns) - row) * columns;
  };
  const seen = frames.flatMap(({ spots }, index) => (spots.some((spot) => spot.id === id) ? index : []));
  return rows > 0 && seen.length > 0 ? seen.reduce((best, index) => (distance(index) < distance(best) ? index : best)) : null;
}
