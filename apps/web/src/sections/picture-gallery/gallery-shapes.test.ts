import { expect, test } from 'vitest';
import { galleryShapes } from './gallery-shapes.ts';

test.each([
  [0, []],
  [1, ['whole']],
  [2, ['wide', 'narrow']],
  [3, ['tall', 'stacked', 'stacked']],
  [4, ['wide', 'narrow', 'narrow', 'wide']],
  [5, ['tall', 'stacked', 'stacked', 'narrow', 'wide']],
])('%i pictures', (count, shapes) => {
  expect(galleryShapes(count)).toEqual(shapes);
});

test('any number has a place for each', () => {
  for (let count = 0; count <= 40; count++) expect(galleryShapes(count)).toHaveLength(count);
});
