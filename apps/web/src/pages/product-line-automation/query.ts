import { productLineAutomation } from '@vitrine/contract/product-line-automation.ts';
import { findOne } from '../../api/find.ts';

/** One automation, by its slug. */
export const automationQuery = (slug: string) => findOne(productLineAutomation, `product-line-automation/${slug}`);
