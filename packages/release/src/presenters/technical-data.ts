import type { TableCell, TechnicalTable } from '@vitrine/content-model/fields/technical-table.ts';
import { tableTextIn } from '@vitrine/content-model/fields/technical-table.ts';
import type { Content } from '../read/content-types.ts';
import { presentOutputGroups } from './output-groups.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Heads of the first two columns; the other heads are machines. */
const HEADS = { de: ['Merkmal', 'Einheit'], en: ['Feature', 'Unit'] } as const;

/**
 * The table as pages show it: label and unit, then one cell a machine; the two reserved words stay as they are. The output
 * figures come first.
 */
export async function presentTechnicalData(context: PresenterContext, record: Content<'products'>) {
  const { site, type } = context;
  const cell = (value: TableCell) => (typeof value === 'string' ? value : type.name(tableTextIn(value, site)));
  const group = ({ headline, rows }: TechnicalTable['groups'][number]) => ({
    headline: type.text(tableTextIn(headline, site)),
    rows: rows.map(({ label, unit, values }) => [
      type.text(tableTextIn(label, site)),
      tableTextIn(unit, site),
      ...values.map(cell),
    ]),
  });
  const { columns, groups } = record.technicalDataTable ?? { columns: [], groups: [] };
  return {
    technicalDataTable: [...(await presentOutputGroups(context, record)), ...groups.map(group)],
    technicalDataTableColumns: columns.length === 0 ? [] : [...HEADS[site], ...columns.map((column) => type.name(column))],
  };
}
