import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { describe, expect, test } from 'vitest';
import { type GalleryLayout, type GalleryShape, galleryShapes, swapDelay, wholeOnStage } from './model.ts';

/** Columns by rows that a shape takes of the page's 24. */
const CELLS: Record<GalleryShape, number> = {
  large: 12 * 2,
  quarter: 6,
  third: 8,
  half: 12,
  whole: 24,
  wide: 16,
  narrow: 8,
  tall: 16 * 2,
  stacked: 8,
};
const cells = (layout: GalleryLayout, count: number) =>
  galleryShapes(layout, count).reduce((sum, shape) => sum + CELLS[shape], 0);

test.each([1, 2, 3, 4, 5, 6, 40])('the rows of %i pictures close', (count) => {
  expect(cells('tiles', count) % 24).toBe(0);
  expect(cells('rows', count) % 24).toBe(0);
});

describe('tiles', () => {
  test('are placed 12 + 6 + 6 in two rows, and of more than five the first five', () => {
    expect(galleryShapes('tiles', 5)).toEqual(['large', 'quarter', 'quarter', 'quarter', 'quarter']);
    expect(galleryShapes('tiles', 40)).toEqual(galleryShapes('tiles', 5));
    expect(galleryShapes('tiles', 0)).toEqual([]);
  });
});

describe('rows', () => {
  test.each([
    [0, []],
    [1, ['whole']],
    [2, ['wide', 'narrow']],
    [3, ['tall', 'stacked', 'stacked']],
    [4, ['wide', 'narrow', 'narrow', 'wide']],
    [5, ['tall', 'stacked', 'stacked', 'narrow', 'wide']],
  ])('of %i pictures', (count, shapes) => {
    expect(galleryShapes('rows', count)).toEqual(shapes);
  });

  test('have a place for any number', () => {
    for (let count = 0; count <= 40; count++) expect(galleryShapes('rows', count)).toHaveLength(count);
  });
});

test('another type of medium waits for the swap, another one of the same type does not', () => {
  expect([swapDelay('image', 'video'), swapDelay('video', 'image')]).toEqual([GALLERY_SWAP_MS, GALLERY_SWAP_MS]);
  expect([swapDelay('image', 'image'), swapDelay('video', 'video')]).toEqual([0, 0]);
});

test('a picture with too few pixels for the stage is shown as it is', () => {
  const file = `/assets/${'0'.repeat(16)}/a.webp`;
  const version = (width: number, height: number) => ({
    width,
    height,
    default: { default: file },
    print: file,
    printSmall: {},
  });
  const upright = { auto: version(520, 700), landscape: version(520, 347) };
  expect(wholeOnStage(upright)).toBe(upright.auto);
  expect(wholeOnStage({ auto: version(1000, 1400), landscape: version(1000, 667) })).toBeNull();
  expect(wholeOnStage({})).toBeNull();
});
