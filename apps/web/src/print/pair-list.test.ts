import { expect, test } from 'vitest';
import { inPairs } from './pair-list.tsx';

test('entries are set two by two, the last alone if need be', () => {
  expect(inPairs([])).toEqual([]);
  expect(inPairs([1, 2, 3])).toEqual([[1, 2], [3]]);
});
