import { expect, test } from 'vitest';
import { rowsInPlace } from './rows-in-place.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (before: string, listed: string, held = '') =>
  rowsInPlace(rows(before), rows(listed), (id) => held.includes(id))
    .map(({ id }) => id)
    .join('');

test.each([
  ['the first list is shown as it comes', '', 'abc', '', 'abc'],
  ['what was decided keeps its place', 'abc', 'bc', 'a', 'abc'],
  ['all of several keep theirs', 'abcd', 'd', 'ac', 'acd'],
  ['what is over goes', 'abc', 'bc', '', 'bc'],
  ['what was taken back is where it was', 'abc', 'abc', 'b', 'abc'],
  ['what others decided goes', 'abcd', 'bd', 'a', 'abd'],
  ['what is new follows the one before it', 'abc', 'bcde', 'a', 'abcde'],
  ['what comes back follows the one before it', 'ac', 'abc', '', 'abc'],
  ['the last row of all stays', 'a', '', 'a', 'a'],
])('%s', (_, before, listed, held, expected) => {
  expect(shown(before, listed, held)).toBe(expected);
});

test('a row that is still listed is shown as it is now', () => {
  const [row] = rowsInPlace([{ id: 'a', asked: false }], [{ id: 'a', asked: true }], () => true);
  expect(row).toEqual({ id: 'a', asked: true });
});
