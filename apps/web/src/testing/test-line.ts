import { productLine } from '@vitrine/contract/product-lines.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { ProductLine } from '../sections/resources.ts';
import type { WireList } from './test-product.ts';

/** A product line for tests, read through the contract as the page reads it: bare but for what is given. `pool` is what the lists refer to. */
export function testLine(
  lists: Record<string, WireList> = {},
  attributes: Partial<Pick<ProductLine, 'reasonsList' | 'reasonsHeadline'>> = {},
  pool: WireList = [],
): ProductLine {
  return parseOne(productLine, {
    data: {
      type: 'product-line',
      id: '1',
      attributes: {
        slug: 'rohwurstlinie',
        title: 'Rohwurstlinie',
        subline: null,
        highlightsHeadline: null,
        reasonsHeadline: null,
        reasonsList: [],
        automationIntroduction: null,
        downloads: { headline: null },
        content: { applicationsIntroduction: null },
        ...attributes,
      },
      relationships: Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, { data: list.map(({ type, id }) => ({ type, id })) }]),
      ),
    },
    included: [...Object.values(lists).flat(), ...pool],
  });
}

/** kg/h of each step of a table, in the order of the work. */
type Figures = readonly (number | null)[];

/** What a line puts out of one kind of goods: steps A, B … with their figures in each state that is given. */
export function testOutput(goods: string, figures: { fresh?: Figures; frozen?: Figures }, relationships = {}): WireList[number] {
  const table = (type: string, outputs: Figures = []) => ({
    type,
    content: outputs.map((output, at) => ({
      id: `${goods}-${at}`,
      productTitle: 'ABC'[at],
      productSlug: `machine-${at}`,
      step: `Step ${at}`,
      output,
    })),
  });
  return {
    type: 'output',
    id: goods,
    attributes: {
      headline: `${goods}, fein`,
      outputType: { value: goods },
      tables: Object.entries(figures).map(([state, outputs]) => table(state, outputs)),
      note: null,
      freshImageDescriptionList: ['Schulter'],
      frozenImageDescriptionList: [],
    },
    relationships,
  };
}

const url = '/assets/0123456789abcdef/a.webp';
/** A picture. */
export const testImage = (id: string): WireList[number] => ({
  type: 'asset-image',
  id,
  attributes: {
    title: id,
    alt: id,
    extension: 'webp',
    original: url,
    offlineLink: url,
    width: 3,
    height: 2,
    placeholder: '',
    versions: {
      landscape: { default: { default: url }, offline: url, width: 3, height: 2, print: url, printSmall: {} },
    },
  },
});
