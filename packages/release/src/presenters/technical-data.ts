import { type ColumnMachine, withInheritedCells } from '@vitrine/content-model/fields/inherited-cells.ts';
import type { TableCell, TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { tableTextIn } from '@vitrine/content-model/fields/technical-data.ts';
import { OUTPUT_FIELDS } from '@vitrine/content-model/output/output-figures.ts';
import type { Content } from '../read/content-types.ts';
import { presentOutputGroups } from './output-groups.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Heads of the first two columns; the other heads are machines. */
const HEADS = { de: ['Merkmal', 'Einheit'], en: ['Feature', 'Unit'] } as const;

const hasOutputRows = (table: TechnicalDataTable | null | undefined): boolean =>
  (table?.groups ?? []).some(({ rows }) => rows.some(({ figure }) => figure !== undefined));

/** The machines of the other columns, as far as they are published; with their output only where a row is made of it. */
async function otherMachines({ read }: PresenterContext, record: Content<'products'>): Promise<ColumnMachine[]> {
  const wanted = hasOutputRows(record.technicalDataTable);
  const machines = await Promise.all(
    (record.technicalDataProducts ?? []).map(async (reference) => {
      const machine = await read.pick('products', reference, ['productTypeName', 'technicalDataTable']);
      if (!machine || !(wanted || hasOutputRows(machine.technicalDataTable))) return machine;
      const output = await read.pick('products', reference, ['productType', ...Object.values(OUTPUT_FIELDS)]);
      return { ...machine, ...output };
    }),
  );
  return machines.filter((machine) => machine !== null);
}

/**
 * The table as pages show it: label and unit, then one cell a machine; the two reserved words stay as they are. The output
 * figures come first; what another machine has in a row is taken from its own table.
 */
export async function presentTechnicalData(context: PresenterContext, record: Content<'products'>) {
  const { site, type } = context;
  const cell = (value: TableCell) => (typeof value === 'string' ? value : type.name(tableTextIn(value, site)));
  const group = ({ headline, rows }: TechnicalDataTable['groups'][number]) => ({
    headline: type.text(tableTextIn(headline, site)),
    rows: rows.map(({ label, unit, values }) => [
      type.text(tableTextIn(label, site)),
      tableTextIn(unit, site),
      ...values.map(cell),
    ]),
  });
  const typed = record.technicalDataTable ?? { columns: [], groups: [] };
  const { columns, groups } = withInheritedCells(record, typed, await otherMachines(context, record));
  return {
    technicalDataTable: [...(await presentOutputGroups(context, record)), ...groups.map(group)],
    technicalDataTableColumns: columns.length === 0 ? [] : [...HEADS[site], ...columns.map((column) => type.name(column))],
  };
}
