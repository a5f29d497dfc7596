import type { TableCell, TableRow, TechnicalTable } from './technical-table.ts';

/** A machine that has its own technical table, and stands in a column of another's. */
export interface ColumnMachine {
  productTypeName?: string | null | undefined;
  technicalDataTable?: TechnicalTable | null | undefined;
}
type Group = Pick<TechnicalTable['groups'][number], 'headline'>;
type Row = Pick<TableRow, 'label' | 'unit'>;

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
export function takenCell(machine: ColumnMachine, group: Group, row: Row): TableCell | undefined {
  const { columns, groups } = machine.technicalDataTable ?? { columns: [], groups: [] };
  const column = columns.indexOf(machine.productTypeName?.trim() ?? '');
  if (column < 0) return undefined;
  const alike = groups.flatMap(({ headline, rows }) =>
    rows.filter((one) => isSame(one, row)).map(({ values }) => ({ headline: headline.de, cell: values[column] })),
  );
  const inGroup = alike.filter(({ headline }) => headline === group.headline.de);
  const [found, second] = inGroup.length > 0 ? inGroup : alike;
  return second ? undefined : found?.cell;
}

/** A table as pages show it: each column of another machine has the values that this machine has in its own table. */
export function withTakenCells(
  table: TechnicalTable,
  own: string | null | undefined,
  machines: readonly ColumnMachine[],
): TechnicalTable {
  const byColumn = columnMachines(table.columns, own, machines);
  return {
    ...table,
    groups: table.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        values: row.values.map((cell, column) => {
          const machine = byColumn[column];
          return (machine && takenCell(machine, group, row)) ?? cell;
        }),
      })),
    })),
  };
}
