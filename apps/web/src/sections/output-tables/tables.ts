import { routeOf } from '@vitrine/contract/page-paths.ts';
import { OUTPUT_STATES, type OutputState } from '@vitrine/contract/product-types.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { FigureColumn } from './columns.ts';
import { amountOf, figureText } from './figure.ts';

/** A figure as it is read, and what can be compared of it. */
export interface OutputFigure {
  text: string;
  /** Its number, the first of several; null for a text without one. */
  amount: number | null;
  /** Share of the family's largest value of its unit, for the bar; null for a figure without a bar. */
  share: number | null;
}

export interface OutputRow {
  id: string;
  /** The machine's type name. */
  title: string;
  slug: string;
  path: string;
  /** One for each column; null where there is no figure. */
  figures: (OutputFigure | null)[];
}

/** Figures of a family in one state; only columns and rows that hold a figure. */
export interface OutputTable {
  /** Null for figures that hold whatever the state of the meat. */
  state: OutputState | null;
  columns: readonly FigureColumn[];
  rows: OutputRow[];
}

/** A row of any type, as the contract has it. */
type WireRow<Field extends string> = { id: string; productTitle: string; productSlug: string; state?: OutputState } & Readonly<
  Record<Field, string | number | null>
>;

function tableOf<Field extends string>(
  state: OutputState | null,
  rows: readonly WireRow<Field>[],
  columns: readonly FigureColumn<Field>[],
  language: Language,
): OutputTable {
  const shown = columns.filter(({ field }) => rows.some((row) => row[field] !== null));
  const figureOf = (value: string | number | null): OutputFigure | null =>
    value === null ? null : { text: figureText(value, language), amount: amountOf(value, language), share: null };
  return {
    state,
    columns: shown,
    rows: rows
      .map((row) => ({
        id: row.id,
        title: row.productTitle,
        slug: row.productSlug,
        path: routeOf({ kind: 'product', slug: row.productSlug }),
        figures: shown.map(({ field }) => figureOf(row[field])),
      }))
      .filter(({ figures }) => figures.some((figure) => figure !== null)),
  };
}

/** The figures that have a bar where another of their unit is there to compare them with. */
const measured = ({ columns, rows }: OutputTable) =>
  rows.flatMap(({ figures }) =>
    figures.flatMap((figure, index) => {
      const column = columns[index];
      return figure && column?.bar && figure.amount !== null ? [{ figure, unit: column.unit, amount: figure.amount }] : [];
    }),
  );

/**
 * The tables of a family that hold a figure: one for each state that its rows name, or one of all. Their bars are on one
 * scale a unit, so that a change of the state shows the loss; a figure that is alone of its unit has none.
 */
export function outputTables<Field extends string>(
  rows: readonly WireRow<Field>[],
  columns: readonly FigureColumn<Field>[],
  language: Language,
): OutputTable[] {
  const tables = [...OUTPUT_STATES, null]
    .map((state) => {
      const ofState = rows.filter((row) => (row.state ?? null) === state);
      return tableOf(state, ofState, columns, language);
    })
    .filter((table) => table.rows.length > 0);
  const all = tables.flatMap(measured);
  for (const { figure, unit, amount } of all) {
    const comparable = all.filter((other) => other.unit === unit).map((other) => other.amount);
    const largest = Math.max(...comparable);
    if (comparable.length > 1 && largest > 0) figure.share = amount / largest;
  }
  return tables;
}
