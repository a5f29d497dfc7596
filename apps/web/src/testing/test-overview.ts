import { productOverview } from '@vitrine/contract/product-overview.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { ProductOverview } from '../sections/resources.ts';

/** Attributes of a grinder's row: its figures through plates of 3, 5, 8, 13 and 20 mm. */
export function grinderRow(
  title: string,
  state: 'fresh' | 'frozen',
  [mmLs3 = null, mmLs5 = null, mmLs8 = null, mmLs13 = null, mmLs20 = null]: readonly (number | null)[],
): ProductOverview['grinderRowsW'][number] {
  const figures = { mmLs3, mmLs5, mmLs8, mmLs13, mmLs20 };
  return { id: `${title} ${state}`, productTitle: title, productSlug: title.toLowerCase().replace(' ', '-'), state, ...figures };
}

const FILE = '/assets/0123456789abcdef/a.webp';
const IMAGE = {
  alt: '',
  extension: 'webp',
  original: FILE,
  offlineLink: FILE,
  width: 3,
  height: 2,
  placeholder: '',
  versions: {},
};
const NO_TEXTS = Object.fromEntries(
  ['', 'W', 'Ww', 'Wwr', 'Wwb', 'N'].flatMap((suffix) => [
    [`tableHeadline${suffix}`, null],
    [`tableIntro${suffix}`, null],
  ]),
);
const NO_ROWS = {
  grinderRowsW: [],
  grinderRowsWw: [],
  grinderRowsWwr: [],
  grinderRowsWwb: [],
  cutterRows: [],
  mixerGrinderRows: [],
  mixerRows: [],
  mixerRowsN: [],
  emulsifierRows: [],
  frozenMeatCutterRows: [],
};

/** An overview for tests, read through the contract as the page reads it: bare but for what is given. `pictures` are ids by relationship. */
export function testOverview(
  attributes: Partial<ProductOverview>,
  pictures: Record<string, string | string[]> = {},
): ProductOverview {
  const identifier = (id: string) => ({ type: 'asset-image', id });
  const relationships = Object.fromEntries(
    Object.entries(pictures).map(([name, ids]) => [
      name,
      { data: typeof ids === 'string' ? identifier(ids) : ids.map(identifier) },
    ]),
  );
  return parseOne(productOverview, {
    data: {
      type: 'product-overview',
      id: '1',
      attributes: {
        slug: 'woelfe',
        title: 'Wölfe',
        introSubline: null,
        productType: 'grinders',
        tablePreline: null,
        outputImagesDescriptionList: [],
        ...NO_TEXTS,
        ...NO_ROWS,
        ...attributes,
      },
      relationships,
    },
    included: Object.values(pictures)
      .flat()
      .map((id) => ({ ...identifier(id), attributes: IMAGE })),
  });
}
