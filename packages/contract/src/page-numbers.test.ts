import { expect, test } from 'vitest';
import { contentsPages, firstPages, sheetPages } from './page-numbers.ts';

test('the table of contents grows by a page', () => {
  expect([1, 12, 17, 18, 36, 37].map(contentsPages)).toEqual([1, 1, 1, 2, 2, 3]);
  // The contact is a row of its own.
  expect(sheetPages(16)).toBe(3);
  expect(sheetPages(17)).toBe(4);
});

test('numbers follow from the page counts', () => {
  expect(firstPages(['/a', '/b'], { '/a': 6, '/b': 5 })).toEqual({ '/a': 3, '/b': 9, 'last-sheet': 14 });
  expect(firstPages([], {})).toEqual({ 'last-sheet': 3 });
});

test('after a chapter that has not been measured nothing is known', () => {
  expect(firstPages(['/a', '/b', '/c'], { '/a': 6, '/c': 2 })).toEqual({ '/a': 3, '/b': 9 });
});
