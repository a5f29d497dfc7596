import type { FieldHook, JSONField } from 'payload';
import { figureSource } from '../key-figures/figure-source.ts';
import { tableProblem, withoutOwnTyped } from '../key-figures/table-figures.ts';
import { message } from '../messages.ts';
import { withRowIds } from './row-ids.ts';
import { technicalDataTable, unfinishedTable } from './technical-data.ts';

/** A draft may be unfinished; what has no shape at all is left to the validation. */
const keepWhole: FieldHook = ({ value, siblingData, originalDoc }) => {
  const table = unfinishedTable.safeParse(value);
  if (!table.success) return value;
  const source = figureSource.parse({ ...originalDoc, ...siblingData });
  return withRowIds(withoutOwnTyped(table.data, source));
};

/** Why a table cannot be published, in the language of the admin; true when it can. */
function isPublishable(value: unknown, { req, data }: { req: Parameters<typeof message>[0]; data: unknown }): string | true {
  if (value === null || value === undefined) return true;
  const table = technicalDataTable.safeParse(value);
  if (!table.success) return message(req, 'tableShape');
  const source = figureSource.safeParse({ ...(data instanceof Object && data), technicalDataTable: table.data });
  const problem = source.success ? tableProblem(source.data) : null;
  if (!problem) return true;
  const says = message(req, problem.message).replace('{row}', () => problem.row);
  return says.replace('{value}', () => problem.value ?? '');
}

/** Edited as a grid; see admin/technical-data. Its rows have ids once they are saved: key figures name them. */
export const technicalDataTableField: JSONField = {
  name: 'technicalDataTable',
  type: 'json',
  label: { de: 'Technische Daten', en: 'Technical data' },
  jsonSchema: {
    uri: 'vitrine://technical-data.json',
    fileMatch: ['vitrine://technical-data.json'],
    schema: { type: 'object', tsType: "import('./fields/technical-data.ts').TechnicalDataTable" },
  },
  admin: { components: { Field: '/admin/technical-data/technical-data.tsx#TechnicalDataTableInput' } },
  hooks: { beforeChange: [keepWhole] },
  validate: isPublishable,
};
