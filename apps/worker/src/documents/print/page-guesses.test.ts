import { expect, test } from 'vitest';
import { createPageGuesses } from './page-guesses.ts';
import { expectedNumbers } from './page-numbers.ts';

const counts = new Map([['/product/a', 4]]);
const chapters = [{ urlPath: '/product/a' }, { urlPath: '/comparison/a--b' }, { urlPath: '/comparison/c--d' }];

test('a route without a count is guessed to be as long as the last one of its kind', () => {
  const guesses = createPageGuesses();
  expect(expectedNumbers(chapters, guesses.with(counts, chapters), 1), 'nothing was printed yet').toBeNull();
  const printed = { '/product/a': 3, '/comparison/a--b': 7, '/comparison/c--d': 9, 'last-sheet': 10 };
  guesses.keep(counts, chapters, printed);
  expect(guesses.with(counts, [{ urlPath: '/comparison/e--f' }]).get('/comparison/e--f')).toBe(1);
  expect(guesses.with(counts, chapters).get('/product/a'), 'what was counted is no guess').toBe(4);
  const next = [{ urlPath: '/product/a' }, { urlPath: '/comparison/e--f' }];
  expect(expectedNumbers(next, guesses.with(counts, next), 1)).toEqual({
    '/product/a': 3,
    '/comparison/e--f': 7,
    'last-sheet': 8,
  });
});

test('a route that is chosen twice says nothing of its length', () => {
  const guesses = createPageGuesses();
  const comparison = { urlPath: '/comparison/a--b' };
  guesses.keep(counts, [comparison, { urlPath: '/product/a' }, comparison], {
    '/comparison/a--b': 3,
    '/product/a': 4,
    'last-sheet': 9,
  });
  expect(guesses.with(counts, [comparison]).has('/comparison/a--b')).toBe(false);
});
