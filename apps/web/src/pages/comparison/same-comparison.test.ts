import { expect, test } from 'vitest';
import { sameComparison } from './same-comparison.ts';

test('a comparison is the same in any order of its machines', () => {
  expect(sameComparison('/comparison/a--b', '/comparison/b--a')).toBe(true);
  expect(sameComparison('/comparison/a--b', '/comparison/a--c')).toBe(false);
  expect(sameComparison('/comparison/a--b', '/comparison/a--b--c')).toBe(false);
  expect(sameComparison('/product/a', '/product/a')).toBe(false);
  expect(sameComparison('/comparison/a', '/comparison/a')).toBe(false);
});
