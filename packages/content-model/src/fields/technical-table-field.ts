import type { JSONField } from 'payload';
import { message } from '../messages.ts';
import { technicalTable } from './technical-table.ts';

/** Edited as a grid; see admin/technical-table.tsx. */
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
  validate: (value: unknown, { req }: { req: Parameters<typeof message>[0] }) =>
    value === null || value === undefined || technicalTable.safeParse(value).success || message(req, 'tableShape'),
};
