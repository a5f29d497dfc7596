import { documentOf } from '@vitrine/contract/page-paths.ts';
import { productApplication } from '@vitrine/contract/product-applications.ts';
import { findOne } from '../../api/find.ts';

/** One application with all its sections, by its slug. */
export const productApplicationQuery = (slug: string) =>
  findOne(productApplication, documentOf({ kind: 'product-application', slug }));
