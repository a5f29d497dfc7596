import { OUTPUT_STATES, type ProductType } from '@vitrine/contract/product-types.ts';
import { CELL_NOT_AVAILABLE } from '@vitrine/contract/products.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { figureText } from '../fields/format-figure.ts';
import type { TableCell, TableRow } from '../fields/technical-data.ts';
import { OUTPUT_FIELDS, OUTPUT_FIGURES } from './output-figures.ts';

/** What a reference to an output figure begins with: `output/<state or id of the row>/<field>`. */
export const OUTPUT = 'output';

type OutputRow = Readonly<Record<string, unknown>>;
type OutputField = (typeof OUTPUT_FIELDS)[ProductType];
/** A machine with the rows of its output. */
export type OutputMachine = { readonly [F in OutputField]?: readonly OutputRow[] | null | undefined } & {
  readonly productType?: ProductType | null | undefined;
};

const outputOf = (machine: OutputMachine): readonly OutputRow[] =>
  (machine.productType && machine[OUTPUT_FIELDS[machine.productType]]) || [];

interface Place {
  rows: readonly OutputRow[];
  /** Which of the rows is meant. */
  at: number;
  field: string;
}

/**
 * Where a machine has an output figure. A row is named by the state of the meat or by its id; where there is only one, and it
 * is of no state, that is meant: another machine's, or one that was made anew in a copy.
 */
function placeOf(machine: OutputMachine, reference: string): Place | null {
  const [kind, name, field = ''] = reference.split('/');
  const { productType } = machine;
  if (kind !== OUTPUT || !productType) return null;
  if (!OUTPUT_FIGURES[productType].some(({ figures }) => figures.some((figure) => figure.name === field))) return null;
  const rows = outputOf(machine);
  const isState = OUTPUT_STATES.some((state) => state === name);
  const named = rows.findIndex((row) => (isState ? row.state : row.id) === name);
  if (named >= 0) return { rows, at: named, field };
  return !isState && rows.length === 1 ? { rows, at: 0, field } : null;
}

function cellOf(row: OutputRow | undefined, field: string): TableCell {
  // A column is narrow on a phone: "180 bis 960" goes over two lines there, as typed ones do.
  const [de, en] = LANGUAGES.map((language) => figureText(row?.[field], language, 'word')?.replaceAll('\u00a0', ' '));
  return de === undefined || en === undefined ? CELL_NOT_AVAILABLE : { de, en };
}

/** An output figure of a machine as a cell; undefined when the machine has no such row. */
export function outputCell(machine: OutputMachine, reference: string): TableCell | undefined {
  const place = placeOf(machine, reference);
  return place ? cellOf(place.rows[place.at], place.field) : undefined;
}

/** What a machine's own column has in a row: its output figure where the row names one, else what is typed. */
export const ownCell = (machine: OutputMachine, row: TableRow, column: number): TableCell | undefined =>
  (row.figure ? outputCell(machine, row.figure) : undefined) ?? row.values[column];

/** Whether a column is named as a setting of a machine is: GS 620, GS 620 F; not W 1300 of W 130. */
const isSettingOf = (own: string, column: string): boolean =>
  column === own || (column.startsWith(own) && !/[\p{L}\p{N}]/u.test(column.charAt(own.length)));

/**
 * The cells of a row of output in the columns that are no other machine's. A machine that is compared in several settings may
 * have a column for each, named by the machine, in the order of the settings: then each has its own figures. Else only the
 * machine's own column has: states of the meat are rows, and a column may be of a machine that is withdrawn.
 */
export function settingCells(
  machine: OutputMachine,
  reference: string,
  columns: readonly string[],
  own: number,
): (TableCell | undefined)[] {
  const place = placeOf(machine, reference);
  const name = columns[own];
  const areSettings =
    place !== null &&
    name !== undefined &&
    place.at === own &&
    place.rows.length === columns.length &&
    place.rows.every(({ state }) => !OUTPUT_STATES.some((one) => one === state)) &&
    columns.every((column) => isSettingOf(name, column));
  return columns.map((_, column) => {
    if (!place) return undefined;
    if (column === own) return cellOf(place.rows[place.at], place.field);
    return areSettings ? cellOf(place.rows[column], place.field) : undefined;
  });
}
