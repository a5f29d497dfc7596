import { describe, expect, test } from 'vitest';
import { type FrameSet, frameWithSpot, type Rendering, turntableFrames, withinMemory } from './frames.ts';

const rendering = (count: number, jump: number): Rendering => ({
  type: 'three-d-renderings',
  id: '1',
  title: 'Gesamte Maschine',
  alt: 'Maschine',
  meta: { jump, extension: 'webp' },
  images: Array.from({ length: count }, (_, index) => ({
    type: 'asset-rendering-3d-image',
    id: String(index),
    default: `/assets/0123456789abcdef/${index}.webp`,
    width: 960,
    height: 720,
    placeholder: '',
  })),
});

const frameSet = (rows: number, columns: number, spots: Record<number, string[]> = {}): FrameSet => ({
  rows,
  columns,
  frames: Array.from({ length: rows * columns }, (_, index) => ({
    url: String(index),
    width: 960,
    spots: (spots[index] ?? []).map((id) => ({ id, x: 0, y: 0 })),
  })),
});

test('a jump of one plays every frame, a larger one every n-th', () => {
  expect(turntableFrames(rendering(24, 1))).toMatchObject({ rows: 1, columns: 24 });
  const { columns, frames } = turntableFrames(rendering(72, 3));
  expect(columns).toBe(24);
  expect(frames.map(({ url }) => Number(/(\d+)\.webp/.exec(url)?.[1]))).toEqual(Array.from({ length: 24 }, (_, i) => i * 3));
});

describe('a set that does not fit the memory', () => {
  test('loses columns in even steps and no row', () => {
    expect(withinMemory(frameSet(3, 72), 144)).toMatchObject({ rows: 3, columns: 36 });
    expect(
      withinMemory(frameSet(3, 72), 144)
        .frames.map(({ url }) => Number(url))
        .slice(34, 38),
    ).toEqual([68, 70, 72, 74]);
    expect(withinMemory(frameSet(1, 30), 12)).toMatchObject({ columns: 10 });
  });
  test('stays whole where no even step is left', () => {
    expect(withinMemory(frameSet(3, 71), 144)).toMatchObject({ columns: 71 });
  });
  test('stays whole otherwise', () => {
    expect(withinMemory(frameSet(2, 72), 144).frames).toHaveLength(144);
  });
});

describe('the frame that shows a hotspot', () => {
  const set = frameSet(2, 8, { 1: ['bowl'], 6: ['bowl'], 12: ['knife'] });
  test('is the nearest one, in either direction round', () => {
    expect(frameWithSpot(set, 'bowl', 3)).toBe(1);
    expect(frameWithSpot(set, 'bowl', 5)).toBe(6);
    expect(frameWithSpot(set, 'bowl', 7)).toBe(6);
  });
  test('may be in another row', () => {
    expect(frameWithSpot(set, 'knife', 0)).toBe(12);
  });
  test('is none for a hotspot that no frame names', () => {
    expect(frameWithSpot(set, 'lid', 0)).toBeNull();
  });
});
