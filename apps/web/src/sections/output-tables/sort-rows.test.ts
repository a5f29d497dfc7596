import { expect, test } from 'vitest';
import { nextSorting, sortedRows } from './sort-rows.ts';
import type { OutputRow } from './tables.ts';

const row = (id: string, amount: number | null): OutputRow => ({
  id,
  title: id,
  slug: id,
  path: '/',
  figures: [amount === null ? null : { text: String(amount), amount, share: null }],
});
const rows = [row('a', 2), row('b', null), row('c', 10), row('d', 2)];
const ids = (sorted: OutputRow[]) => sorted.map(({ id }) => id).join('');

test('rows are sorted by number, those without a figure at the end', () => {
  expect(ids(sortedRows(rows, 0, 'descending'))).toBe('cadb');
  expect(ids(sortedRows(rows, 0, 'ascending'))).toBe('adcb');
});

test('a column is pressed for the largest first, the smallest first, then the order of the editors', () => {
  const first = nextSorting('x', null);
  expect(first).toEqual({ field: 'x', direction: 'descending' });
  const second = nextSorting('x', first);
  expect(second).toEqual({ field: 'x', direction: 'ascending' });
  expect(nextSorting('x', second)).toBeNull();
  expect(nextSorting('y', second)).toEqual({ field: 'y', direction: 'descending' });
});
