import { type ColumnMachine, withInheritedCells } from '@vitrine/content-model/fields/inherited-cells.ts';
import type { TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';

/** The technical table of a machine of the demo as its page shows it, typed: for copies that have no output figures. */
export function typedTable(machine: ColumnMachine, catalogue: readonly ColumnMachine[]): TechnicalDataTable {
  const { columns, groups } = withInheritedCells(machine, machine.technicalDataTable ?? { columns: [], groups: [] }, catalogue);
  return {
    columns,
    groups: groups.map(({ headline, rows }) => ({ headline, rows: rows.map(({ figure: _, ...row }) => row) })),
  };
}
