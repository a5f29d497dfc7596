import { documentOf } from '@vitrine/contract/page-paths.ts';
import { productLineAutomation } from '@vitrine/contract/product-line-automation.ts';
import { findOne } from '../../api/find.ts';

/** One automation, by its slug. */
export const automationQuery = (slug: string) =>
  findOne(productLineAutomation, documentOf({ kind: 'product-line-automation', slug }));
