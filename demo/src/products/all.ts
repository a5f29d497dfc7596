import type { Product } from '../catalogue.ts';
import type { ProductSlug } from '../product-slug.ts';
import { e175 } from './e-175/product.ts';
import { gs620 } from './gs-620/product.ts';
import { k120 } from './k-120/product.ts';
import { k330 } from './k-330/product.ts';
import { k550 } from './k-550/product.ts';
import { m1100 } from './m-1100/product.ts';
import { w130 } from './w-130/product.ts';
import { w160 } from './w-160/product.ts';
import { wm600 } from './wm-600/product.ts';
import { ww160 } from './ww-160/product.ts';
import { ww200 } from './ww-200/product.ts';
import { ww250 } from './ww-250/product.ts';
import { wwb300 } from './wwb-300/product.ts';
import { wwr200 } from './wwr-200/product.ts';

/** The programme of the demo, in its order everywhere. */
export const PRODUCTS: readonly Product[] = [
  w130,
  w160,
  ww160,
  ww200,
  ww250,
  wwr200,
  wwb300,
  k120,
  k330,
  k550,
  wm600,
  m1100,
  e175,
  gs620,
];

/** Throws when there is no such product. */
export function productOf(slug: ProductSlug): Product {
  const found = PRODUCTS.find((product) => product.slug === slug);
  if (!found) throw new Error(`no product "${slug}"`);
  return found;
}
