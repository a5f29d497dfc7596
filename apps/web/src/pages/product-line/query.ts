import { documentOf } from '@vitrine/contract/page-paths.ts';
import { productLine } from '@vitrine/contract/product-lines.ts';
import { findOne } from '../../api/find.ts';

/** One product line with all its sections, by its slug. */
export const productLineQuery = (slug: string) => findOne(productLine, documentOf({ kind: 'product-line', slug }));
