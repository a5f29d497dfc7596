import { OUTPUT_STATES, type OutputState } from '@vitrine/contract/product-types.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { OutputImage, ProductOverview } from '../resources.ts';
import { COLUMNS } from './columns.ts';
import { type OutputTable, outputTables } from './tables.ts';

export interface OutputPicture {
  image: OutputImage;
  /** What it shows, beside it; null where the image's own text is all there is. */
  description: string | null;
}

export interface OutputFamily {
  /** Of the element that links lead to. */
  id: string;
  /** In the bar of families: the type ("WWR"), or its headline. */
  name: string;
  headline: string;
  introduction: string | null;
  picture: OutputPicture | null;
  /** At most one a state, none of them empty. */
  tables: OutputTable[];
}

export interface OutputView {
  families: OutputFamily[];
  /** States of the meat that some family has figures for; one can choose where there are several. */
  states: OutputState[];
  /** Goods that stand beside no family. */
  goods: OutputPicture[];
}

function grinderFamilies(overview: ProductOverview, language: Language): OutputFamily[] {
  const family = (suffix: 'W' | 'Ww' | 'Wwr' | 'Wwb'): OutputFamily => {
    const name = suffix.toUpperCase();
    const image = overview[`tableImage${suffix}`] ?? overview.grinderImage;
    return {
      id: suffix.toLowerCase(),
      name,
      headline: overview[`tableHeadline${suffix}`] ?? name,
      introduction: overview[`tableIntro${suffix}`],
      picture: image && { image, description: null },
      tables: outputTables(overview[`grinderRows${suffix}`], COLUMNS.grinders, language),
    };
  };
  return (['W', 'Ww', 'Wwr', 'Wwb'] as const).map(family);
}

/** The family of the fields without a suffix. */
function familyOf(overview: ProductOverview, tables: OutputTable[]): OutputFamily {
  const headline = overview.tableHeadline ?? overview.title;
  return { id: 'output', name: headline, headline, introduction: overview.tableIntro, picture: null, tables };
}

function mixerFamilies(overview: ProductOverview, language: Language): OutputFamily[] {
  const headline = overview.tableHeadlineN ?? `${overview.title} N`;
  return [
    {
      ...familyOf(overview, outputTables(overview.mixerRowsN, COLUMNS.mixers, language)),
      id: 'n',
      name: headline,
      headline,
      introduction: overview.tableIntroN,
    },
    familyOf(overview, outputTables(overview.mixerRows, COLUMNS.mixers, language)),
  ];
}

/** The families of an overview's type (catalogue.md 2, "Product-overview page"), those without a figure too. */
function familiesOf(overview: ProductOverview, language: Language): OutputFamily[] {
  switch (overview.productType) {
    case 'grinders':
      return grinderFamilies(overview, language);
    case 'mixers':
      return mixerFamilies(overview, language);
    case 'cutters':
      return [familyOf(overview, outputTables(overview.cutterRows, COLUMNS.cutters, language))];
    case 'mixerGrinders':
      return [familyOf(overview, outputTables(overview.mixerGrinderRows, COLUMNS.mixerGrinders, language))];
    case 'emulsifiers':
      return [familyOf(overview, outputTables(overview.emulsifierRows, COLUMNS.emulsifiers, language))];
    case 'frozenMeatCutters':
      return [familyOf(overview, outputTables(overview.frozenMeatCutterRows, COLUMNS.frozenMeatCutters, language))];
  }
}

/** What an overview shows of its figures, on the screen and on paper. */
export function outputView(overview: ProductOverview, language: Language): OutputView {
  const families = familiesOf(overview, language).filter(({ tables }) => tables.length > 0);
  const goods = overview.outputImagesImageList.map((image, index) => ({
    image,
    description: overview.outputImagesDescriptionList[index] || null,
  }));
  // A family without a picture of its own stands beside the goods that its figures hold for.
  const bare = families.find(({ picture }) => picture === null);
  const [beside = null, ...others] = goods;
  return {
    families: families.map((family) => (family === bare ? { ...family, picture: beside } : family)),
    states: OUTPUT_STATES.filter((state) => families.some(({ tables }) => tables.some((table) => table.state === state))),
    goods: bare ? others : goods,
  };
}

/** The table that a family shows while a state is chosen; undefined where it has no figure in that state. */
export const tableIn = ({ tables }: OutputFamily, state: OutputState | undefined): OutputTable | undefined =>
  tables.find((table) => table.state === null || table.state === state);

/** Letters of a figure that need a wide column: dimensions, a range of temperatures. */
const LONG_FIGURE = 8;
/** More columns than these, or than these with long figures, take the whole width. */
const BESIDE_PICTURE = { short: 5, long: 3 };
/** look.md, "Typography": a heading stands in the label column only without a longer word, which must not break there. */
const LABEL_LETTERS = 11;

/** How a family is laid out. All of its tables are laid out alike, so that nothing moves when the state changes. */
export interface FamilyLayout {
  /** The most columns of a table: where one is left out, the others keep their width. */
  columns: number;
  /** Some figure needs a wide column. */
  long: boolean;
  /** The tables have no room beside the picture. */
  wide: boolean;
  /** The heading has no room in the label column. */
  longHeading: boolean;
}

export function familyLayout({ tables, headline }: OutputFamily): FamilyLayout {
  const columns = Math.max(...tables.map((table) => table.columns.length));
  const figures = tables.flatMap(({ rows }) => rows.flatMap((row) => row.figures));
  const long = figures.some((figure) => figure !== null && figure.text.length > LONG_FIGURE);
  const words = stripSoftHyphens(headline).split(/[\s-]/);
  return {
    columns,
    long,
    wide: columns > BESIDE_PICTURE[long ? 'long' : 'short'],
    longHeading: words.some((word) => word.length > LABEL_LETTERS),
  };
}
