import { type SearchEntry, type SearchIndex, searchIndexAnswer } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { termsOf } from '@vitrine/search/terms.ts';
import type { SearchPart } from './search-part.ts';
import { SEARCH_TERMS, SEARCH_WORDS } from './search-terms.ts';

const joined = (...terms: string[]) => [...new Set(terms.flatMap((some) => some.split(' ')).filter(Boolean))].sort().join(' ');

/** A page goes by its name in the menu; what it calls itself stays findable and is its second line. */
function named(site: Language, entry: SearchEntry, name: string | undefined): SearchEntry {
  if (name === undefined || entry.kind !== 'page') return entry;
  const { title, parts } = termsOf({ names: [], title: [name], kind: [], text: [] }, SEARCH_TERMS[site]);
  return {
    ...entry,
    title: name.replaceAll('\u00ad', ''),
    terms: { ...entry.terms, title: joined(title, entry.terms.title), parts: joined(parts, entry.terms.parts) },
  };
}

/** The search of a language from the parts of its documents, in the order of their paths: each thing once. */
export function searchIndexOf(site: Language, parts: readonly SearchPart[]): unknown {
  const names = Object.assign({}, ...parts.map((part) => part.names ?? {})) as Record<string, string>;
  const locations = parts.find(({ locationPage }) => locationPage)?.locationPage ?? '/';
  const entries = new Map<string, SearchEntry>();
  for (const entry of parts.flatMap((part) => part.entries)) {
    if (entries.has(entry.id)) continue;
    const placed = entry.kind === 'location' ? { ...entry, link: `${locations}${entry.link}` } : entry;
    entries.set(entry.id, named(site, placed, names[entry.link]));
  }
  const data: SearchIndex = {
    language: site,
    words: SEARCH_WORDS[site],
    synonyms: parts.flatMap(({ synonyms }) => synonyms ?? []),
    entries: [...entries.values()],
  };
  return searchIndexAnswer.parse({ status_code: 200, data });
}
