import { routeOf } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { Product } from '../../sections/resources.ts';
import { type TechnicalCell, technicalDataTable } from '../../sections/technical-data/model.ts';
import { type AlignedGroup, type AlignedRow, alignedGroups, EMPTY, type SourceGroup, type SourceRow } from './align-rows.ts';
import { mayBeSame } from './headlines.ts';
import { withKeyData } from './key-data.ts';
import { outputGroups, type Words } from './output-groups.ts';
import { plainText } from './plain-text.ts';
import type { OutputFigures } from './resources.ts';
import { hasBar, inOtherUnit, plainAmount } from './units.ts';

export interface ComparisonColumn {
  slug: string;
  /** Type name ("WW 200"). */
  name: string;
  kind: string;
  image: Product['previewImage'];
  path: string;
}

export interface ComparisonRow {
  /** Of its group. */
  id: string;
  label: string;
  /** Empty when the row has no unit, or the headline of its group names it. */
  unit: string;
  cells: TechnicalCell[];
  /** Share of the row's largest value for each cell's bar; null for one without. */
  shares: (number | null)[];
  differs: boolean;
}

export interface ComparisonGroup {
  /** Of the comparison: an editor may call a group of technical data as one of the output is called. */
  id: string;
  headline: string;
  rows: ComparisonRow[];
}

export interface Comparison {
  columns: ComparisonColumn[];
  groups: ComparisonGroup[];
}

/** What a machine's own table says of it: its column. */
function technicalGroups(product: Product): SourceGroup[] {
  const { columns, groups } = technicalDataTable(product);
  const own = columns.findIndex((column) => column.own);
  if (own < 0) return [];
  return groups.map(({ headline, rows }) => ({
    headline,
    rows: rows.flatMap(({ label, unit, cells }) => {
      const cell = cells[own];
      return cell && cell.kind !== 'empty' ? [{ label, unit, cell }] : [];
    }),
  }));
}

/** A figure with its unit behind ("−18 bis +4 °C") in the unit of a row; null where its unit is of another quantity, or not known. */
function inUnit(figure: string, unit: string, language: Language): string | null {
  if (unit === '') return figure;
  const rest = figure.slice(0, -unit.length);
  // "1/min" has a digit of its own, and the letter before "l" in "300 ml" makes another unit of it.
  if (figure.endsWith(unit) && /[\d\s]$/.test(rest)) return rest.trim();
  const [, amount, own] = /^(.*\d)\s*(\D\S*)$/.exec(figure) ?? [];
  return amount && own ? inOtherUnit(amount, [own, unit], language) : null;
}

/** What a table says of a machine. */
interface Said extends SourceRow {
  headline: string;
  /** True where its label stands once in that table. Beneath two headlines it says two things. */
  isOnly: boolean;
}

/** Labels that stand once among some rows. */
function onlyLabels(rows: readonly { label: string }[]): Set<string> {
  const labels = rows.map(({ label }) => plainText(label));
  return new Set(labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label)));
}

/** What the tables of the other machines say of one: its column there. */
function saidByOthers(product: Product, products: readonly Product[]): Said[] {
  const name = plainText(product.productTypeName);
  return products
    .filter((other) => other !== product)
    .flatMap((other) => {
      const { columns, groups } = technicalDataTable(other);
      const column = columns.findIndex(({ title }) => plainText(title) === name);
      const only = onlyLabels(groups.flatMap(({ rows }) => rows));
      return groups.flatMap(({ headline, rows }) =>
        rows.map(({ label, unit, cells }) => ({
          headline,
          label,
          unit,
          cell: cells[column] ?? EMPTY,
          isOnly: only.has(plainText(label)),
        })),
      );
    })
    .filter(({ cell }) => cell.kind !== 'empty');
}

/** Where a machine's own table says nothing of a row, that of another one may, which has a column for it; they have to agree. */
function withOtherTables(
  row: AlignedRow,
  { headline, isOnly }: { headline: string; isOnly: boolean },
  said: readonly Said[][],
  language: Language,
): AlignedRow {
  const says = (one: Said) =>
    one.unit === row.unit &&
    plainText(one.label) === plainText(row.label) &&
    ((isOnly && one.isOnly && mayBeSame(row.label, one.headline, headline, language)) ||
      plainText(one.headline) === plainText(headline));
  const headlines = [...row.headlines];
  const cells = row.cells.map((cell, machine): TechnicalCell => {
    if (cell.kind !== 'empty') return cell;
    const [first, ...more] = said[machine]?.filter(says) ?? [];
    if (!first || more.some((other) => comparable(other.cell, language) !== comparable(first.cell, language))) return cell;
    headlines[machine] = first.headline;
    return first.cell;
  });
  return { ...row, cells, headlines };
}

/** Where no table says anything of a row, the machine's key figures may: those of the intro, by the same label. They have no headline. */
function withKeyFigures(row: AlignedRow, products: readonly Product[], language: Language): AlignedRow {
  const label = plainText(row.label);
  const cells = row.cells.map((cell, machine): TechnicalCell => {
    if (cell.kind !== 'empty') return cell;
    const figure = products[machine]?.keyFigures.find((one) => plainText(one.label) === label);
    const text = inUnit(figure?.value.trim() ?? '', row.unit, language);
    return text ? { kind: 'value', text } : cell;
  });
  return { ...row, cells };
}

/** Figures are written in several ways: "2,460" and "2,46" are one, as "4 bis 6" and "4–6" are. */
const comparable = (cell: TechnicalCell, language: Language) =>
  cell.kind === 'value'
    ? (plainAmount(cell.text, language) ?? plainText(cell.text).replace(/\s*(?:–|-|bis|to)\s*(?=[\d−+])/g, '–'))
    : cell.kind;

const differs = ({ cells }: AlignedRow, language: Language) => new Set(cells.map((cell) => comparable(cell, language))).size > 1;

function sharesOf({ cells, unit }: AlignedRow, language: Language): (number | null)[] {
  const amounts = cells.map((cell) => (cell.kind === 'value' ? plainAmount(cell.text, language) : null));
  const known = amounts.filter((amount) => amount !== null);
  const largest = Math.max(...known);
  const isComparable = hasBar(unit) && new Set(known).size > 1 && Math.min(...known) >= 0;
  return amounts.map((amount) => (isComparable && amount !== null ? amount / largest : null));
}

/** Words of a label that tell it from others of its table: "13" of "Lochscheibe 13 mm", "rohwurst" of its group. */
const tokens = (text: string) => plainText(text).split(/[^\p{L}\p{N}]+/u);

/**
 * True for a row of technical data that is one of the output tables again, as editors copy figures from there: the same unit and the same
 * figures where there are both, and a label that names the same plate, product or figure.
 */
function repeats(row: AlignedRow, headline: string, output: readonly AlignedGroup[], language: Language): boolean {
  const said = new Set([...tokens(row.label), ...tokens(headline)]);
  const namesPlate = [...said].some((name) => /^\d+$/.test(name));
  return output.some((group) =>
    group.rows.some((other) => {
      if (other.unit !== row.unit) return false;
      const both = row.cells.flatMap((cell, index) => {
        const shown = other.cells[index];
        return cell.kind === 'empty' || !shown ? [] : [comparable(cell, language) === comparable(shown, language)];
      });
      const names = [...tokens(other.label), ...tokens(group.headline)].filter((name) => /^\d+$/.test(name) || name.length > 5);
      const numbers = tokens(other.label).filter((name) => /^\d+$/.test(name));
      // "Verarbeitungsleistung" without a plate is that of the plate whose figures it has.
      const isOfPlate = numbers.length > 0 && namesPlate;
      const isNamed = isOfPlate ? numbers.every((name) => said.has(name)) : names.some((name) => said.has(name));
      return both.length > 0 && both.every(Boolean) && isNamed;
    }),
  );
}

/** Ids for what may have the same name: the name, with a number where it has come before. */
function counted(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name} ${before + 1}`;
  };
}

const rowOf = (row: AlignedRow, id: string, language: Language, withUnit: boolean): ComparisonRow => ({
  ...row,
  id,
  unit: withUnit ? row.unit : '',
  shares: sharesOf(row, language),
  differs: differs(row, language),
});

/** What is shown of some machines beside each other, on the screen and on paper: their output, then their technical data. */
export function comparisonOf(
  products: readonly Product[],
  figures: readonly OutputFigures[],
  language: Language,
  words: Words,
): Comparison {
  const output = alignedGroups(
    products.map(({ slug }) => outputGroups(figures, slug, language, words)),
    language,
  );
  const said = products.map((product) => saidByOthers(product, products));
  const tables = products.map(technicalGroups);
  const aligned = alignedGroups(tables, language);
  const only = onlyLabels(aligned.flatMap(({ rows }) => rows));
  const filled = aligned
    .map(({ headline, rows }) => ({
      headline,
      rows: rows
        .filter((row) => !repeats(row, headline, output, language))
        .map((row) => {
          const isOnly = only.has(plainText(row.label));
          const told = withOtherTables(row, { headline, isOnly }, said, language);
          return isOnly ? withKeyFigures(told, products, language) : told;
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
  const technical = withKeyData(filled, tables, words.comparison('keyData'));
  const inHeadline = words.outputs('unit.kgPerHour');
  const idOfGroup = counted();
  const groupOf = ({ headline, rows }: AlignedGroup, isOutput: boolean): ComparisonGroup => {
    const idOfRow = counted();
    const withUnit = !(isOutput && headline.includes(inHeadline));
    return {
      id: idOfGroup(`${isOutput ? 'output' : 'technical'}: ${headline}`),
      headline,
      rows: rows.map((row) => rowOf(row, idOfRow(`${row.label} ${row.unit}`), language, withUnit)),
    };
  };
  return {
    columns: products.map(({ slug, productTypeName, productKind, previewImage }) => ({
      slug,
      name: productTypeName,
      kind: productKind,
      image: previewImage,
      path: routeOf({ kind: 'product', slug }),
    })),
    groups: [...output.map((group) => groupOf(group, true)), ...technical.map((group) => groupOf(group, false))],
  };
}

/** Whether a machine has no figure in one of the rows: then a dash needs its explanation. */
export const hasGaps = (groups: readonly ComparisonGroup[]): boolean =>
  groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ kind }) => kind === 'empty')));

/** The rows that differ only; groups without one are left out. */
export const onlyDifferences = (groups: readonly ComparisonGroup[]): ComparisonGroup[] =>
  groups.flatMap(({ rows, ...group }) => {
    const different = rows.filter((row) => row.differs);
    return different.length > 0 ? [{ ...group, rows: different }] : [];
  });

/** "WW 160, WW 200": what a comparison is of. */
export const machineNames = (columns: readonly Pick<ComparisonColumn, 'name'>[]) =>
  columns.map(({ name }) => stripSoftHyphens(name)).join(', ');
