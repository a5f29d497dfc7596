import type { TableCell, TableRow, TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { emptyRow, withText } from './technical-data-edits.ts';

/** A cell of the grid: a group, a row of it, and 0 for the label, 1 for the unit, FIRST_MACHINE and on for the machines. */
export interface Place {
  group: number;
  row: number;
  column: number;
}

export const FIRST_MACHINE = 2;
const WORDS: readonly (readonly [RegExp, TableCell])[] = [
  [/^option$/i, CELL_OPTION],
  [/^(?:nicht verfügbar|not available|n\/a)$/i, CELL_NOT_AVAILABLE],
];

export const placeName = (group: number, row: number, column: number): string => `${group}/${row}/${column}`;

/** The cell that `placeName` wrote down; null for none. */
export function placeOf(name: string | undefined): Place | null {
  const [, group, row, column] = /^(\d+)\/(\d+)\/(\d+)$/.exec(name ?? '') ?? [];
  return group === undefined ? null : { group: Number(group), row: Number(row), column: Number(column) };
}

function withCell(row: TableRow, column: number, wording: string, language: Language): TableRow {
  if (column === 0) return { ...row, label: withText(row.label, language, wording) };
  if (column === 1) return { ...row, unit: withText(row.unit, language, wording) };
  const word = WORDS.find(([pattern]) => pattern.test(wording))?.[1];
  const values = row.values.map((cell, at) => {
    if (at !== column - FIRST_MACHINE) return cell;
    return word ?? withText(typeof cell === 'string' ? { de: '' } : cell, language, wording);
  });
  return { ...row, values };
}

/** The table with copied cells from a place on, to the right and downwards; the group gets the rows that it lacks. */
export function pasted(table: TechnicalDataTable, at: Place, lines: readonly string[][], language: Language): TechnicalDataTable {
  const groups = table.groups.map((group, index) => {
    if (index !== at.group) return group;
    const rows = [...group.rows];
    for (const [down, cells] of lines.entries()) {
      let row = rows[at.row + down] ?? emptyRow(table);
      for (const [right, wording] of cells.entries()) row = withCell(row, at.column + right, wording, language);
      rows[at.row + down] = row;
    }
    return { ...group, rows };
  });
  return { ...table, groups };
}

/** How many cells that say something are beyond the last machine when lines are pasted into a table from a column on. */
export function cellsWithoutPlace({ columns }: TechnicalDataTable, column: number, lines: readonly string[][]): number {
  const room = Math.max(0, FIRST_MACHINE + columns.length - column);
  return lines.flatMap((cells) => cells.slice(room)).filter((cell) => cell !== '').length;
}

/** What is above the features in the line of names. */
const ABOVE_FEATURES = /^(?:merkmal|feature)?$/i;
const FIGURE = /^[−–-]?\d[\d.,\s]*$/;

/** Copied lines with the line of names first, which has none where only features and values were copied. */
function withNames(copied: readonly string[][]): readonly string[][] {
  const width = Math.max(0, ...copied.map(({ length }) => length));
  // Two columns are features and values: a unit alone says nothing.
  const lines = width === FIRST_MACHINE ? copied.map(([feature = '', ...values]) => [feature, '', ...values]) : copied;
  const [first = []] = lines;
  const isOfNames =
    ABOVE_FEATURES.test(first[0] ?? '') ||
    (width > FIRST_MACHINE && !first.slice(FIRST_MACHINE).some((cell) => FIGURE.test(cell)));
  return isOfNames ? lines : [[], ...lines];
}

/**
 * A table from copied lines: names of the machines in the first, a group where a line has its first cell only. A machine without a
 * name between others keeps its column: the next ones would get its values. Without a line of names all have none, and are named
 * by hand.
 */
export function tableFrom(copied: readonly string[][]): TechnicalDataTable {
  const [head = [], ...lines] = withNames(copied);
  const width = Math.max(FIRST_MACHINE, ...lines.map(({ length }) => length));
  const columns =
    head.length > 0
      ? head.slice(FIRST_MACHINE, head.findLastIndex((name) => name !== '') + 1)
      : Array.from({ length: width - FIRST_MACHINE }, () => '');
  let table: TechnicalDataTable = { columns, groups: [] };
  for (const line of lines) {
    const [first = '', ...others] = line;
    if (line.every((cell) => cell === '')) continue;
    const begins = others.every((cell) => cell === '');
    if (begins || table.groups.length === 0) {
      table = { ...table, groups: [...table.groups, { headline: { de: begins ? first : (head[0] ?? '') }, rows: [] }] };
    }
    const group = table.groups.length - 1;
    if (!begins) table = pasted(table, { group, row: table.groups[group]?.rows.length ?? 0, column: 0 }, [line], 'de');
  }
  return table;
}
