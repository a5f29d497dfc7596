import type { Product, ProductSlug } from '../catalogue.ts';
import { gs620 } from './gs-620/product.ts';
import { k330 } from './k-330/product.ts';
import { m1100 } from './m-1100/product.ts';
import { w160 } from './w-160/product.ts';
import { wm600 } from './wm-600/product.ts';
import { ww200 } from './ww-200/product.ts';

/** The programme of the demo, in its order everywhere. */
export const PRODUCTS: readonly Product[] = [w160, ww200, k330, wm600, m1100, gs620];

/** Throws when there is no such product. */
export function productOf(slug: ProductSlug): Product {
  const found = PRODUCTS.find((product) => product.slug === slug);
  if (!found) throw new Error(`no product "${slug}"`);
  return found;
}
