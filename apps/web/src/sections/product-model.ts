import type { advantage, highlight, product, productOption } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';

/** A product with its relationships resolved, as `product/{slug}` answers it. */
export type Product = Model<typeof product>;
export type Highlight = Model<typeof highlight>;
export type Advantage = Model<typeof advantage>;
export type ProductOption = Model<typeof productOption>;
