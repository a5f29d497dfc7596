import type { OutputRow } from './tables.ts';

export type Direction = 'ascending' | 'descending';
export interface Sorting {
  /** Field of the column. */
  field: string;
  direction: Direction;
}

/** What a press on a column's head leads to: largest first, smallest first, the editors' order. */
export function nextSorting(field: string, current: Sorting | null): Sorting | null {
  if (current?.field !== field) return { field, direction: 'descending' };
  return current.direction === 'descending' ? { field, direction: 'ascending' } : null;
}

/** Rows by their figure in a column; those without one stand at the end, equal ones in the order that they had. */
export function sortedRows(rows: readonly OutputRow[], column: number, direction: Direction): OutputRow[] {
  const amount = (row: OutputRow) => row.figures[column]?.amount ?? null;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [amount(a), amount(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
