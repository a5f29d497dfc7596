import { expect, test } from 'vitest';
import { factColumns } from './model.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2],
    [[1], [2]],
  ],
  [
    [1, 2, 3, 4, 5],
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
])('the first half of %j is rounded up', (facts, columns) => {
  expect(factColumns(facts)).toEqual(columns);
});

test('forty facts make two columns of twenty', () => {
  expect(factColumns(Array.from({ length: 40 }, (_, index) => index)).map(({ length }) => length)).toEqual([20, 20]);
});
