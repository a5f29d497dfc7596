import { CELL_NOT_AVAILABLE, CELL_OPTION, FIRST_OPTION_COLUMN } from '@vitrine/contract/products.ts';
import type { Product } from '../resources.ts';

/** A value's cell: text, one of the two words with a meaning of their own, or nothing. */
export type TechnicalCell = { kind: 'value'; text: string } | { kind: 'option' } | { kind: 'notAvailable' } | { kind: 'empty' };

export interface TechnicalRow {
  label: string;
  /** Empty when the row has no unit. */
  unit: string;
  /** As many as `columns` of the table. */
  cells: TechnicalCell[];
}

export interface TechnicalDataTable {
  /** Head of the label and of the unit column. */
  labelHead: string;
  unitHead: string;
  /** One per machine; `own` marks the page's own machine. */
  columns: { title: string; own: boolean }[];
  groups: { headline: string; rows: TechnicalRow[] }[];
}

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** True when there is a machine's column and a row with a label. */
export function hasTechnicalData(product: Product): boolean {
  const { technicalDataTable, technicalDataTableColumns } = product.content;
  return (
    technicalDataTableColumns.length > FIRST_OPTION_COLUMN &&
    technicalDataTable.some((group) => group.rows.some((row) => isFilled(row[0])))
  );
}

/** Publishing binds dimensions together ("2.140 × 1.480 × 1.720"): in a narrow column they may break after a ×. */
const breakable = (text: string) => text.replaceAll('×\u00a0', '× ');

function cellOf(text: string | undefined): TechnicalCell {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed === CELL_OPTION) return { kind: 'option' };
  if (trimmed === CELL_NOT_AVAILABLE) return { kind: 'notAvailable' };
  return { kind: 'value', text: breakable(trimmed) };
}

/** Publishing sets no-break spaces and soft hyphens into names: they must not keep a column from being the machine's own. */
const plain = (name: string) => name.replaceAll('\u00ad', '').replace(/\s/g, ' ').trim().toLowerCase();

/** The table as screen and print show it; groups without rows and rows without a label are left out. */
export function technicalDataTable(product: Product): TechnicalDataTable {
  const { technicalDataTable: groups, technicalDataTableColumns: heads } = product.content;
  const [labelHead = '', unitHead = '', ...machines] = heads;
  const own = plain(product.productTypeName);
  return {
    labelHead,
    unitHead,
    columns: machines.map((title) => ({ title, own: machines.length === 1 || plain(title) === own })),
    groups: groups
      .map((group) => ({
        headline: group.headline,
        rows: group.rows
          .filter((row) => isFilled(row[0]))
          .map((row) => ({
            label: row[0] ?? '',
            unit: row[1]?.trim() ?? '',
            cells: machines.map((_, index) => cellOf(row[index + FIRST_OPTION_COLUMN])),
          })),
      }))
      .filter((group) => group.rows.length > 0),
  };
}
