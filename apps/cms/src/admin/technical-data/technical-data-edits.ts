import { germanFigureInEnglish } from '@vitrine/content-model/fields/german-figure.ts';
import type { TableCell, TableRow, TableText, TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import type { Language } from '@vitrine/contract/sites.ts';

export const EMPTY_TABLE: TechnicalDataTable = { columns: [], groups: [] };

const replaced = <T>(list: readonly T[], index: number, item: T): T[] => list.map((old, i) => (i === index ? item : old));
const removed = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);

/** Swaps an item with the one before (-1) or after (1); at the ends nothing moves. */
function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const item = list[index];
  const other = list[index + by];
  if (item === undefined || other === undefined) return [...list];
  return replaced(replaced(list, index, other), index + by, item);
}

const inEachRow = (table: TechnicalDataTable, change: (row: TableRow) => TableRow): TechnicalDataTable['groups'] =>
  table.groups.map((group) => ({ ...group, rows: group.rows.map(change) }));

/** Digits with separators, ranges too: "9.800", "3–20", "7,5"; also nothing, between two numbers being typed. */
const FIGURE = /^[\d.,\s–-]*$/;
/** A figure as the other language writes it: German 9.800,5 is English 9,800.5. */
const otherNotation = (figure: string) => figure.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
/** "2 bis 18" is a figure too, which a cell that is pasted brings at once. */
const isGerman = (text: string) => FIGURE.test(text) || germanFigureInEnglish(text) !== text;

/**
 * The text with another wording in one language. An empty English wording means: as in German. While both languages
 * hold the same figure, a change in one changes both, so that no language keeps an old figure.
 */
export function withText(text: TableText, language: Language, wording: string): TableText {
  const linked = text.en !== undefined && FIGURE.test(text.de) && text.en === otherNotation(text.de) && FIGURE.test(wording);
  if (linked) {
    const other = otherNotation(wording);
    return language === 'de' ? { de: wording, en: other } : { de: other, en: wording };
  }
  if (language === 'de' && text.en !== undefined && isGerman(wording) && isGerman(text.de)) {
    if (text.en === germanFigureInEnglish(text.de)) return { de: wording, en: germanFigureInEnglish(wording) };
  }
  if (language === 'de') return { ...text, de: wording };
  return wording === '' ? { de: text.de } : { de: text.de, en: wording };
}

export const addColumn = (table: TechnicalDataTable): TechnicalDataTable => ({
  columns: [...table.columns, ''],
  groups: inEachRow(table, (row) => ({ ...row, values: [...row.values, { de: '' }] })),
});

export const renameColumn = (table: TechnicalDataTable, column: number, name: string): TechnicalDataTable => ({
  ...table,
  columns: replaced(table.columns, column, name),
});

export const removeColumn = (table: TechnicalDataTable, column: number): TechnicalDataTable => ({
  columns: removed(table.columns, column),
  groups: inEachRow(table, (row) => ({ ...row, values: removed(row.values, column) })),
});

export const emptyRow = (table: TechnicalDataTable): TableRow => ({
  label: { de: '' },
  unit: { de: '' },
  values: table.columns.map(() => ({ de: '' })),
});

export const addGroup = (table: TechnicalDataTable): TechnicalDataTable => ({
  ...table,
  groups: [...table.groups, { headline: { de: '' }, rows: [emptyRow(table)] }],
});

export const removeGroup = (table: TechnicalDataTable, group: number): TechnicalDataTable => ({
  ...table,
  groups: removed(table.groups, group),
});

export const moveGroup = (table: TechnicalDataTable, group: number, by: -1 | 1): TechnicalDataTable => ({
  ...table,
  groups: moved(table.groups, group, by),
});

export const setHeadline = (table: TechnicalDataTable, group: number, headline: TableText): TechnicalDataTable => ({
  ...table,
  groups: table.groups.map((old, i) => (i === group ? { ...old, headline } : old)),
});

const inGroup = (table: TechnicalDataTable, group: number, change: (rows: TableRow[]) => TableRow[]): TechnicalDataTable => ({
  ...table,
  groups: table.groups.map((old, i) => (i === group ? { ...old, rows: change(old.rows) } : old)),
});

export const addRow = (table: TechnicalDataTable, group: number) => inGroup(table, group, (rows) => [...rows, emptyRow(table)]);
export const removeRow = (table: TechnicalDataTable, group: number, row: number) =>
  inGroup(table, group, (rows) => removed(rows, row));
export const moveRow = (table: TechnicalDataTable, group: number, row: number, by: -1 | 1) =>
  inGroup(table, group, (rows) => moved(rows, row, by));
export const setRow = (table: TechnicalDataTable, group: number, row: number, to: TableRow) =>
  inGroup(table, group, (rows) => replaced(rows, row, to));
export const setCell = (row: TableRow, column: number, cell: TableCell): TableRow => ({
  ...row,
  values: replaced(row.values, column, cell),
});

/** The row with an output figure for its values, or with typed ones again. An empty label and unit become those of the figure. */
export function withFigure(row: TableRow, chosen: { reference: string; label: TableText; unit: TableText } | null): TableRow {
  const { figure: _, ...typed } = row;
  if (!chosen) return typed;
  const { reference, label, unit } = chosen;
  return { ...row, figure: reference, label: row.label.de ? row.label : label, unit: row.unit.de ? row.unit : unit };
}
