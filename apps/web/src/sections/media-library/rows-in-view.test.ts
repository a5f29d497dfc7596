import { expect, test } from 'vitest';
import { rowsInView } from './rows-in-view.ts';

const grid = { rows: 100, pitch: 300, windowHeight: 900 };

test.each([
  { where: 'begins below the window', above: -2000, first: 0, last: 2 },
  { where: 'begins in the middle of it', above: -450, first: 0, last: 3 },
  { where: 'is scrolled by half a row', above: 150, first: 0, last: 5 },
  { where: 'is scrolled into its middle', above: 15_000, first: 48, last: 55 },
  { where: 'is scrolled to its end', above: 29_100, first: 95, last: 99 },
  { where: 'ends above the window', above: 40_000, first: 97, last: 99 },
])('a grid that $where has the rows of the window and two more on either side', ({ above, first, last }) => {
  expect(rowsInView({ ...grid, above })).toEqual({ first, last });
});

test('a list of fewer rows than the window holds has all of them', () => {
  expect(rowsInView({ ...grid, rows: 1, above: -200 })).toEqual({ first: 0, last: 0 });
  expect(rowsInView({ ...grid, rows: 3, above: -200 })).toEqual({ first: 0, last: 2 });
});
