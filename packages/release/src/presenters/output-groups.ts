import { figureText } from '@vitrine/content-model/fields/format-figure.ts';
import {
  OUTPUT_FIELDS,
  OUTPUT_FIGURES,
  OUTPUT_STATE_LABELS,
  type OutputFigure,
  outputHeadline,
} from '@vitrine/content-model/output/output-figures.ts';
import { OUTPUT_STATES } from '@vitrine/contract/product-types.ts';
import { CELL_NOT_AVAILABLE } from '@vitrine/contract/products.ts';
import type { Content } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

type Row = Readonly<Record<string, unknown>>;
interface Group {
  headline: string;
  rows: string[][];
}

/** The rows of output figures of each column's machine; null unless every column is a machine that has some. */
async function rowsByColumn({ read }: PresenterContext, record: Content<'products'>): Promise<(readonly Row[])[] | null> {
  const { productType } = record;
  if (!productType || record.technicalDataOutput === false) return null;
  const field = OUTPUT_FIELDS[productType];
  const others = await Promise.all(
    (record.technicalDataProducts ?? []).map((reference) =>
      read.pick('products', reference, ['productTypeName', 'productType', field]),
    ),
  );
  const known = new Map<string, readonly Row[]>();
  for (const machine of [record, ...others]) {
    if (machine?.productType === productType) known.set(machine.productTypeName, machine[field] ?? []);
  }
  const columns = (record.technicalDataTable?.columns ?? []).map((name) => known.get(name) ?? []);
  return columns.length > 0 && columns.every((rows) => rows.length > 0) ? columns : null;
}

/** One group of the table; a figure that no machine has makes no row. */
function present(
  { site, type }: PresenterContext,
  name: string | null,
  figures: readonly OutputFigure[],
  columns: (Row | undefined)[],
): Group {
  const rows = figures.map(({ name: field, label, unit }) => ({
    head: [type.text(label[site]), unit[site]],
    cells: columns.map((row) => figureText(row?.[field], site)),
  }));
  return {
    headline: type.text(outputHeadline(name, site)),
    rows: rows
      .filter(({ cells }) => cells.some((value) => value !== null))
      .map(({ head, cells }) => [...head, ...cells.map((value) => value ?? CELL_NOT_AVAILABLE)]),
  };
}

/**
 * The output figures of the machines in the columns of a product's technical table, as its first groups: the same
 * figures as in the overview, typed once. None when a column is not such a machine, or is compared in several settings, or
 * when an editor wants none.
 */
export async function presentOutputGroups(context: PresenterContext, record: Content<'products'>): Promise<Group[]> {
  const columns = await rowsByColumn(context, record);
  const { productType } = record;
  if (!columns || !productType) return [];
  const { site } = context;
  if (productType === 'grinders') {
    const figures = OUTPUT_FIGURES.grinders.flatMap((group) => group.figures);
    return OUTPUT_STATES.map((state) =>
      present(
        context,
        OUTPUT_STATE_LABELS[state][site],
        figures,
        columns.map((rows) => rows.find((row) => row.state === state)),
      ),
    ).filter(({ rows }) => rows.length > 0);
  }
  if (columns.some((rows) => rows.length !== 1)) return [];
  return OUTPUT_FIGURES[productType]
    .map(({ headline, figures }) =>
      present(
        context,
        headline?.[site] ?? null,
        figures,
        columns.map(([row]) => row),
      ),
    )
    .filter(({ rows }) => rows.length > 0);
}
