import { expect, test } from 'vitest';
import { rowLength } from './model.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [6, 3],
  [8, 4],
  [9, 3],
  [10, 2],
  [11, 3],
])('%i pictures are in rows of %i', (count, inRow) => {
  expect(rowLength(count)).toBe(inRow);
});
