import type { TechnicalDataTable } from './technical-data.ts';

/** Also where a page is not served over HTTPS, which `crypto.randomUUID` needs. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The table with an id in each row: a new one where there is none, or where a row was copied with the id of another. */
export function withRowIds(table: TechnicalDataTable): TechnicalDataTable {
  const taken = new Set<string>();
  const idFor = (id: string | undefined): string => {
    const own = id === undefined || taken.has(id) ? newId() : id;
    taken.add(own);
    return own;
  };
  return {
    ...table,
    groups: table.groups.map((group) => ({ ...group, rows: group.rows.map((row) => ({ ...row, id: idFor(row.id) })) })),
  };
}
