import { documentOf } from '@vitrine/contract/page-paths.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { findOne } from '../../api/find.ts';

/** One overview with all its tables, by its slug. */
export const overviewQuery = (slug: string) => findOne(productOverview, documentOf({ kind: 'product-overview', slug }));
