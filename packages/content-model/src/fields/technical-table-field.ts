import type { JSONField } from 'payload';
import { message } from '../messages.ts';
import { withRowIds } from './row-ids.ts';
import { technicalTable, unfinishedTable } from './technical-table.ts';

/** A draft may be unfinished; what has no shape at all is left to the validation. */
function giveRowIds({ value }: { value?: unknown }): unknown {
  const table = unfinishedTable.safeParse(value);
  return table.success ? withRowIds(table.data) : value;
}

/** Edited as a grid; see admin/technical-table.tsx. Its rows have ids once they are saved: key figures name them. */
export const technicalTableField: JSONField = {
  name: 'technicalDataTable',
  type: 'json',
  label: { de: 'Technische Daten', en: 'Technical data' },
  jsonSchema: {
    uri: 'vitrine://technical-table.json',
    fileMatch: ['vitrine://technical-table.json'],
    schema: { type: 'object', tsType: "import('./fields/technical-table.ts').TechnicalTable" },
  },
  admin: { components: { Field: '@vitrine/content-model/admin/technical-table.tsx#TechnicalTableInput' } },
  hooks: { beforeChange: [giveRowIds] },
  validate: (value: unknown, { req }: { req: Parameters<typeof message>[0] }) =>
    value === null || value === undefined || technicalTable.safeParse(value).success || message(req, 'tableShape'),
};
