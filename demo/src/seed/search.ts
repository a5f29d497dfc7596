import { SYNONYMS } from '../search/synonyms.ts';
import { inOrder } from './in-order.ts';
import type { SeedRun } from './seed-run.ts';

export const seedSearch = (run: SeedRun) =>
  inOrder(SYNONYMS, ({ term, words }) => run.write('search-synonyms', term, () => ({ term, words, languages: ['de', 'en'] })));
