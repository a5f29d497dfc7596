import { expect, test } from 'vitest';
import { columnsOf } from './model.ts';

test('a list fills its columns one after the other and leaves none empty', () => {
  expect(columnsOf(6, 3)).toEqual({ rows: 2, columns: 3 });
  expect(columnsOf(7, 3)).toEqual({ rows: 3, columns: 3 });
  expect(columnsOf(5, 4)).toEqual({ rows: 2, columns: 3 });
  expect(columnsOf(2, 4)).toEqual({ rows: 1, columns: 2 });
  expect(columnsOf(40, 1)).toEqual({ rows: 40, columns: 1 });
  expect(columnsOf(1, 3)).toEqual({ rows: 1, columns: 1 });
});
