import { productApplication } from '@vitrine/contract/product-applications.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { ProductApplication } from '../sections/resources.ts';
import type { WireList } from './test-product.ts';
import { wireImage } from './wire-image.ts';

type Attributes = Partial<Pick<ProductApplication, 'title' | 'detailSlider' | 'detailFacts'>>;

/** An application for tests, read through the contract as the page reads it: bare but for what is given. `pictures` are ids by list. */
export function testApplication(
  attributes: Attributes = {},
  pictures: Record<string, readonly string[]> = {},
  lists: Record<string, WireList> = {},
): ProductApplication {
  const images = Object.fromEntries(Object.entries(pictures).map(([name, ids]) => [name, ids.map(wireImage)]));
  const all: Record<string, WireList> = { ...images, ...lists };
  return parseOne(productApplication, {
    data: {
      type: 'product-application',
      id: '1',
      attributes: { slug: 'rohwurst', title: 'Rohwurst', subline: null, detailSlider: [], detailFacts: [], ...attributes },
      relationships: Object.fromEntries(
        Object.entries(all).map(([name, list]) => [name, { data: list.map(({ type, id }) => ({ type, id })) }]),
      ),
    },
    included: Object.values(all).flat(),
  });
}
