import type { TableCell, TechnicalTable } from '@vitrine/content-model/fields/technical-table.ts';
import { tableTextIn } from '@vitrine/content-model/fields/technical-table.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Heads of the first two columns; the other heads are machines. */
const HEADS = { de: ['Merkmal', 'Einheit'], en: ['Feature', 'Unit'] } as const;

/** The table as pages show it: label and unit, then one cell a machine; the two reserved words stay as they are. */
export function presentTechnicalData({ site, type }: PresenterContext, table: TechnicalTable | null | undefined) {
  const cell = (value: TableCell) => (typeof value === 'string' ? value : type.name(tableTextIn(value, site)));
  const { columns, groups } = table ?? { columns: [], groups: [] };
  return {
    technicalDataTable: groups.map(({ headline, rows }) => ({
      headline: type.text(tableTextIn(headline, site)),
      rows: rows.map(({ label, unit, values }) => [
        type.text(tableTextIn(label, site)),
        tableTextIn(unit, site),
        ...values.map(cell),
      ]),
    })),
    technicalDataTableColumns: columns.length === 0 ? [] : [...HEADS[site], ...columns.map((column) => type.name(column))],
  };
}
