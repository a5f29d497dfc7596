import type { ProductType } from '@vitrine/contract/product-types.ts';
import { COLUMNS, type FigureColumn } from '../../sections/output-tables/columns.ts';
import type { OutputFigures } from './resources.ts';

/** A row of any table, by the fields of its columns. */
export type FigureRow = { id: string; productTitle: string; productSlug: string; state?: 'fresh' | 'frozen' } & Readonly<
  Record<string, string | number | null | undefined>
>;

const ROWS: Record<ProductType, (of: OutputFigures) => readonly FigureRow[]> = {
  grinders: (of) => [...of.grinderRowsW, ...of.grinderRowsWw, ...of.grinderRowsWwr, ...of.grinderRowsWwb],
  cutters: (of) => of.cutterRows,
  mixerGrinders: (of) => of.mixerGrinderRows,
  mixers: (of) => [...of.mixerRowsN, ...of.mixerRows],
  emulsifiers: (of) => of.emulsifierRows,
  frozenMeatCutters: (of) => of.frozenMeatCutterRows,
};

/** The rows of an overview, table after table. */
export const rowsOf = (figures: OutputFigures): readonly FigureRow[] => ROWS[figures.productType](figures);

export const columnsOf = (type: ProductType): readonly FigureColumn[] => COLUMNS[type];

/** The figure of a row in a column; null where there is none. */
export const figureIn = (row: FigureRow, column: FigureColumn): string | number | null => row[column.field] ?? null;
