import { documentOf } from '@vitrine/contract/page-paths.ts';
import { product } from '@vitrine/contract/products.ts';
import { findOne } from './find.ts';

/** One product with all its sections, by its slug. */
export const productQuery = (slug: string) => findOne(product, documentOf({ kind: 'product', slug }));
