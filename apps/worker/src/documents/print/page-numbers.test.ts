import { expect, test } from 'vitest';
import { expectedNumbers, printedNumbers, sameNumbers } from './page-numbers.ts';

const pages = [{ urlPath: '/product/a' }, { urlPath: '/product/b' }];

test('numbers follow from the cover, the contents and what each route prints', () => {
  const counts = new Map([
    ['/product/a', 4],
    ['/product/b', 2],
  ]);
  expect(expectedNumbers(pages, counts, 1)).toEqual({ '/product/a': 3, '/product/b': 7, 'last-sheet': 9 });
  expect(expectedNumbers(pages, counts, 2)).toEqual({ '/product/a': 4, '/product/b': 8, 'last-sheet': 10 });
});

test('one unknown count makes a first pass necessary', () => {
  expect(expectedNumbers(pages, new Map([['/product/a', 4]]), 1)).toBeNull();
});

test('what was printed is read from the destinations; what is missing is named', () => {
  const found = new Map([
    ['chapter-1', 3],
    ['last-sheet', 9],
  ]);
  expect(printedNumbers(pages, found)).toEqual({ numbers: { '/product/a': 3, 'last-sheet': 9 }, missing: ['chapter-2'] });
});

test('a route that is in the document twice keeps its first page', () => {
  const found = new Map([
    ['chapter-1', 3],
    ['chapter-2', 5],
    ['last-sheet', 7],
  ]);
  const twice = [{ urlPath: '/product/a' }, { urlPath: '/product/a' }];
  expect(printedNumbers(twice, found).numbers).toEqual({ '/product/a': 3, 'last-sheet': 7 });
});

test('numbers are the same only with the same chapters', () => {
  expect(sameNumbers({ a: 1 }, { a: 1 })).toBe(true);
  expect(sameNumbers({ a: 1 }, { a: 2 })).toBe(false);
  expect(sameNumbers({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
