import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { Product } from '../sections/resources.ts';

type Attributes = Pick<Product, 'title' | 'productKind' | 'productTypeName' | 'hasPlateOutput'> & {
  content: Partial<Product['content']>;
};

/** What one of the product's lists holds, as resources on the wire. */
export type WireList = { type: string; id: string; attributes: object; relationships?: object }[];

const CONTENT: Product['content'] = {
  productSubline: 'Für Frischfleisch und Gefrierfleisch.',
  applicationsIntroduction: null,
  technicalDataTable: [],
  technicalDataTableColumns: [],
  technicalDataNote: null,
};

/** A product for tests, read through the contract as the page reads it: bare but for what is given. `pool` is what the lists refer to. */
export function testProduct(
  lists: Record<string, WireList> = {},
  attributes: Partial<Attributes> = {},
  pool: WireList = [],
): Product {
  const { content, ...rest } = attributes;
  return parseOne(product, {
    data: {
      type: 'product',
      id: '1',
      attributes: {
        slug: 'ww-200',
        title: 'Winkelwolf WW 200',
        productKind: 'Winkelwolf',
        productTypeName: 'WW 200',
        keyFigures: [],
        advantagesHeadline: null,
        relatedContentHeadline: null,
        ...rest,
        content: { ...CONTENT, ...content },
      },
      relationships: Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, { data: list.map(({ type, id }) => ({ type, id })) }]),
      ),
    },
    included: [...Object.values(lists).flat(), ...pool],
  });
}
