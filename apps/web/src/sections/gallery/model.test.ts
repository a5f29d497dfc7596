import { expect, test } from 'vitest';
import { type GalleryShape, galleryShapes } from './model.ts';

/** Columns by rows that a shape takes of the page's 24. */
const CELLS: Record<GalleryShape, number> = { large: 12 * 2, quarter: 6, third: 8, half: 12, whole: 24 };
const cells = (count: number) => galleryShapes(count).reduce((sum, shape) => sum + CELLS[shape], 0);

test.each([1, 2, 3, 4, 5, 6, 40])('the rows of %i pictures close', (count) => {
  expect(cells(count) % 24).toBe(0);
});

test('five pictures stand 12 + 6 + 6 in two rows, and of more the first five', () => {
  expect(galleryShapes(5)).toEqual(['large', 'quarter', 'quarter', 'quarter', 'quarter']);
  expect(galleryShapes(40)).toEqual(galleryShapes(5));
  expect(galleryShapes(0)).toEqual([]);
});
