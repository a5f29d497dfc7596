import { navigationMeta } from '@vitrine/contract/navigation.ts';
import { findOne } from '../api/find.ts';

/** Secondary and legal links, company name and legal notice of the shell. */
export const navigationMetaQuery = () => findOne(navigationMeta, 'navigation-meta/_all');
