import { columnGroups, type FigureColumn } from './columns.ts';
import type { OutputFigure, OutputRow, OutputTable } from './tables.ts';

/** Machines beside each other on paper (catalogue.md 9): two where fresh and frozen share the line, four else. */
export const STATE_CHUNK = 2;
export const CHUNK = 4;

/** A table turned for paper: some machines are its columns, figures its rows. */
export interface PrintTable {
  state: OutputTable['state'];
  /** As many as a chunk holds; an empty one keeps its width. */
  machines: { key: string; title: string }[];
  groups: { name: FigureColumn['group']; rows: { column: FigureColumn; figures: (OutputFigure | null)[] }[] }[];
}

type Machine = PrintTable['machines'][number];

/** Rows by the machine that they are of; one that has several rows in a state is several columns. */
function byMachine(rows: readonly OutputRow[]): Map<string, OutputRow> {
  const found = new Map<string, OutputRow>();
  for (const row of rows) {
    let nth = 0;
    while (found.has(`${row.path} ${nth}`)) nth += 1;
    found.set(`${row.path} ${nth}`, row);
  }
  return found;
}

function turned({ state, columns }: OutputTable, rows: Map<string, OutputRow>, machines: Machine[]): PrintTable {
  const rowOf = (column: FigureColumn) => ({
    column,
    figures: machines.map(({ key }) => rows.get(key)?.figures[columns.indexOf(column)] ?? null),
  });
  const groups = columnGroups(columns).map(({ name, columns: of }) => ({ name, rows: of.map(rowOf) }));
  return { state, machines, groups };
}

/**
 * The tables of a family for paper, in the order in which they stand: the same machines in each state beside each other,
 * then the next machines.
 */
export function printChunks(tables: readonly OutputTable[]): PrintTable[] {
  const rows = tables.map((table) => byMachine(table.rows));
  const titles = new Map(rows.flatMap((ofTable) => [...ofTable].map(([key, { title }]) => [key, title] as const)));
  const machines = [...titles].map(([key, title]) => ({ key, title }));
  const size = tables.some(({ state }) => state !== null) ? STATE_CHUNK : CHUNK;
  const chunks = Array.from({ length: Math.ceil(machines.length / size) }, (_, chunk) =>
    machines.slice(chunk * size, (chunk + 1) * size),
  );
  return chunks.flatMap((chunk) => tables.map((table, index) => turned(table, rows[index] ?? new Map(), chunk)));
}
