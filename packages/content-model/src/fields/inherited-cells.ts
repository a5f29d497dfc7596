import { type OutputMachine, outputCell, ownCell, settingCells } from '../output/output-cells.ts';
import type { TableCell, TableRow, TechnicalDataTable } from './technical-data.ts';

/** A machine that has its own technical table, and is in a column of another's. */
export type ColumnMachine = OutputMachine & {
  readonly productTypeName?: string | null | undefined;
  readonly technicalDataTable?: TechnicalDataTable | null | undefined;
};
type Group = Pick<TechnicalDataTable['groups'][number], 'headline'>;
type Row = Pick<TableRow, 'label' | 'unit'>;

/** A value that is not typed in the table: an output figure, or what another machine's own table says. */
export interface InheritedCell {
  cell: TableCell;
  from: 'output' | 'table';
}

/**
 * Which machine each column is, by its name; undefined for the product's own column, whose cells are typed, and for one
 * of which nobody said which product it is.
 */
export const columnMachines = <M extends ColumnMachine>(
  columns: readonly string[],
  own: string | null | undefined,
  machines: readonly M[],
): (M | undefined)[] =>
  columns.map((name) =>
    name === own?.trim() ? undefined : machines.find(({ productTypeName }) => productTypeName?.trim() === name),
  );

const isSame = (a: Row, b: Row): boolean => a.label.de === b.label.de && a.unit.de === b.unit.de;

/**
 * What a machine's own table says in a row of another table: the row of the same German label and unit, in the group of
 * the same headline, or the only one of them. Undefined when there is none: then the other table's own cell counts.
 */
export function inheritedCell(machine: ColumnMachine, group: Group, row: Row): TableCell | undefined {
  const { columns, groups } = machine.technicalDataTable ?? { columns: [], groups: [] };
  const column = columns.indexOf(machine.productTypeName?.trim() ?? '');
  if (column < 0) return undefined;
  const alike = groups.flatMap(({ headline, rows }) =>
    rows.filter((one) => isSame(one, row)).map((one) => ({ headline: headline.de, cell: ownCell(machine, one, column) })),
  );
  const inGroup = alike.filter(({ headline }) => headline === group.headline.de);
  const [found, second] = inGroup.length > 0 ? inGroup : alike;
  return second ? undefined : found?.cell;
}

/** The values of a row that are not typed in it, a column each; undefined where it is. `machines`: see columnMachines. */
export function inheritedCells(
  { columns, own }: { columns: readonly string[]; own: ColumnMachine },
  machines: readonly (ColumnMachine | undefined)[],
  group: Group,
  row: TableRow,
): (InheritedCell | undefined)[] {
  const { figure } = row;
  const ofNoOther = columns.flatMap((_, column) => (machines[column] ? [] : column));
  const ownColumn = ofNoOther.findIndex((column) => columns[column] !== '' && columns[column] === own.productTypeName?.trim());
  const names = ofNoOther.map((column) => columns[column] ?? '');
  const settings = figure ? settingCells(own, figure, names, ownColumn) : [];
  return columns.map((_, column) => {
    const machine = machines[column];
    const output = machine ? figure && outputCell(machine, figure) : settings[ofNoOther.indexOf(column)];
    if (output) return { cell: output, from: 'output' };
    const cell = machine && inheritedCell(machine, group, row);
    return cell === undefined ? undefined : { cell, from: 'table' };
  });
}

/** A table as pages show it: output figures where a row is made of them, and in each column of another machine its values. */
export function withInheritedCells(
  own: ColumnMachine,
  table: TechnicalDataTable,
  machines: readonly ColumnMachine[],
): TechnicalDataTable {
  const { columns } = table;
  const byColumn = columnMachines(columns, own.productTypeName, machines);
  return {
    ...table,
    groups: table.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => {
        const taken = inheritedCells({ columns, own }, byColumn, group, row);
        return { ...row, values: row.values.map((cell, column) => taken[column]?.cell ?? cell) };
      }),
    })),
  };
}
