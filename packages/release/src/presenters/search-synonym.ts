import { searchSynonym } from '@vitrine/contract/search.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `search-synonym/_all`: the groups of the language and those of both. */
export const presentSearchSynonyms: DocumentPresenter = async ({ read, site }) => {
  const records = await read.list('search-synonyms', 'term');
  return records
    .filter(({ languages }) => languages.includes(site))
    .map(({ id, term, words }) =>
      toWireResource(searchSynonym, id, { attributes: { words: [term, ...(words ?? [])] }, relationships: {} }),
    );
};
