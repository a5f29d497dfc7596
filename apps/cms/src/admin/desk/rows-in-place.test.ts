import { expect, test } from 'vitest';
import { rowsInPlace } from './rows-in-place.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (before: string, listed: string, held: string, isOccupied = false) =>
  rowsInPlace(rows(before), rows(listed), { isHeld: (id) => held.includes(id), isOccupied })
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
  ['another order is shown when nothing is held', 'abc', 'cab', '', 'cab'],
])('%s', (_, before, listed, held, expected) => {
  expect(shown(before, listed, held)).toBe(expected);
});

test.each([
  ['the first list is shown as it comes', '', 'abc', 'abc'],
  ['what is over stays', 'abc', 'bc', 'abc'],
  ['what is new comes last', 'bc', 'abcd', 'bcad'],
  ['what has another place now stays', 'abc', 'cab', 'abc'],
])('under the pointer or with the focus: %s', (_, before, listed, expected) => {
  expect(shown(before, listed, '', true)).toBe(expected);
});

test('a row that is still listed is shown as it is now', () => {
  const [row] = rowsInPlace([{ id: 'a', asked: false }], [{ id: 'a', asked: true }], { isHeld: () => true, isOccupied: true });
  expect(row).toEqual({ id: 'a', asked: true });
});
