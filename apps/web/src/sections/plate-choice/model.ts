import { HOLE_DIAMETERS, HOLE_FIELDS, type HoleDiameter } from '@vitrine/contract/hole-diameters.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { OUTPUT_STATES, type OutputState } from '@vitrine/contract/product-types.ts';
import type { ProductOverview } from '../resources.ts';

type Row = ProductOverview['grinderRowsW'][number];
const FAMILIES = ['grinderRowsW', 'grinderRowsWw', 'grinderRowsWwr', 'grinderRowsWwb'] as const;

export interface PlateChoice {
  plate: HoleDiameter;
  state: OutputState;
}

/** A machine of another size, and how much more or less it does through the same plate in the same state, in kg/h. */
export interface OtherSize {
  name: string;
  path: string;
  difference: number;
}

export interface PlateView extends PlateChoice {
  /** kg/h. */
  output: number;
  /** Share of the family's largest figure of either state. */
  share: number;
  /** Plates that the machine has a figure for in the state. */
  plates: readonly HoleDiameter[];
  /** States that it has a figure for. */
  states: readonly OutputState[];
  larger: OtherSize | null;
  smaller: OtherSize | null;
}

const through = (row: Row | undefined, plate: HoleDiameter): number | null => row?.[HOLE_FIELDS[plate]] ?? null;
const rowOf = (rows: readonly Row[], slug: string, state: OutputState) =>
  rows.find((row) => row.productSlug === slug && row.state === state);
const platesOf = (row: Row | undefined) => HOLE_DIAMETERS.filter((plate) => through(row, plate) !== null);

/** The nearest machine whose output differs by the wanted sign; undefined without one. */
function nearest(rows: readonly Row[], { plate, state }: PlateChoice, output: number, sign: 1 | -1): OtherSize | undefined {
  return rows
    .flatMap((row): OtherSize[] => {
      const other = row.state === state ? through(row, plate) : null;
      const difference = other === null ? 0 : other - output;
      if (Math.sign(difference) !== sign) return [];
      return [{ name: row.productTitle, path: routeOf({ kind: 'product', slug: row.productSlug }), difference }];
    })
    .sort((a, b) => Math.abs(a.difference) - Math.abs(b.difference))[0];
}

/**
 * What a grinder does through a plate, as the published table of its family says; null where the table has no row of it.
 * What is not chosen, or has no figure, is the first state and the coarsest plate. The next size is of the family, or, where it
 * has none, of the other families.
 */
export function plateView(
  overview: Pick<ProductOverview, (typeof FAMILIES)[number]>,
  slug: string,
  chosen: { plate?: number | null; state?: string | null },
): PlateView | null {
  const families = FAMILIES.map((name) => overview[name]);
  const family = families.find((rows) => rows.some((row) => row.productSlug === slug && platesOf(row).length > 0));
  if (!family) return null;
  const states = OUTPUT_STATES.filter((state) => platesOf(rowOf(family, slug, state)).length > 0);
  const state = states.find((one) => one === chosen.state) ?? states[0];
  if (!state) return null;
  const row = rowOf(family, slug, state);
  const plates = platesOf(row);
  const plate = plates.find((one) => one === chosen.plate) ?? plates.at(-1);
  const output = plate === undefined ? null : through(row, plate);
  if (plate === undefined || output === null) return null;
  const figures = family.flatMap((one) => platesOf(one).flatMap((hole) => through(one, hole) ?? []));
  const others = families.flat().filter((one) => !family.includes(one));
  const next = (sign: 1 | -1) =>
    nearest(family, { plate, state }, output, sign) ?? nearest(others, { plate, state }, output, sign) ?? null;
  return { plate, state, output, share: output / Math.max(...figures), plates, states, larger: next(1), smaller: next(-1) };
}
