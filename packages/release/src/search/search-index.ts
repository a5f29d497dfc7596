import type { SearchEntry, SearchIndex } from '@vitrine/contract/search.ts';
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

/**
 * The search of a language from the parts of its documents, in the order of their paths: each thing once. As canonical JSON, which
 * `canonicalJson` would make too, at three times the cost: the parts have their keys in order, and what is made here keeps it.
 */
export function searchIndexOf(site: Language, parts: readonly SearchPart[]): string {
  const names = Object.assign({}, ...parts.map((part) => part.names ?? {})) as Record<string, string>;
  const locations = parts.find(({ locationPage }) => locationPage)?.locationPage ?? '/';
  const entries = new Map<string, SearchEntry>();
  for (const part of parts) {
    for (const entry of part.entries) {
      if (entries.has(entry.id)) continue;
      const placed = entry.kind === 'location' ? { ...entry, link: `${locations}${entry.link}` } : entry;
      entries.set(entry.id, named(site, placed, names[entry.link]));
    }
  }
  const data: SearchIndex = {
    entries: [...entries.values()],
    language: site,
    synonyms: parts.flatMap(({ synonyms }) => synonyms ?? []),
    words: SEARCH_WORDS[site],
  };
  return JSON.stringify({ data, status_code: 200 });
}
