import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { SYNONYMS } from '../search/synonyms.ts';
import { inOrder } from './in-order.ts';
import type { SeedRun } from './seed-run.ts';

/** A group of words for each language, which begins with that language's own; people search in both. */
const GROUPS = LANGUAGES.flatMap((language) =>
  SYNONYMS.map(({ term, words }) => ({
    key: `${language} ${term[language]}`,
    language,
    term: term[language],
    words: [...new Set([term.de, term.en, ...words])].filter((word) => word !== term[language]),
  })),
);

export const seedSearch = (run: SeedRun) =>
  inOrder(GROUPS, ({ key, term, words, language }) =>
    run.write('search-synonyms', key, () => ({ term, words, languages: [language] })),
  );
