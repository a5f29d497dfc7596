import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import { resourcesIn, type Site } from './site.ts';

/** The same text in both languages, and where it is. */
export interface TextPair {
  place: string;
  de: string;
  en: string;
}

/** What a site says, by place: each resource of each document by its type and id, and the other answers. */
function contentOf({ documents, answers }: Site): Map<string, unknown> {
  const found = new Map<string, unknown>(answers);
  // The search has terms and no texts, each language its own, and people search in words of both.
  found.delete(SEARCH_INDEX_PATH);
  for (const [path, document] of documents) {
    if (path === 'search-synonym/_all') continue;
    for (const { type, id, attributes } of resourcesIn(document)) found.set(`${path} ${type}/${id}`, attributes);
  }
  return found;
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
/** Addresses of files and pages, and what has no language: both sites may differ in it. */
const isWord = (text: string) => !text.startsWith('/');

/** Goes through two values of the same field at once; what one has and the other lacks is a gap. */
function compare(de: unknown, en: unknown, place: string, pairs: TextPair[], gaps: string[]): void {
  if (isFilled(de) !== isFilled(en)) gaps.push(place);
  else if (typeof de === 'string' && typeof en === 'string') {
    if (isWord(de) && isWord(en)) pairs.push({ place, de, en });
  } else if (typeof de === 'object' && typeof en === 'object' && de && en) {
    for (const key of Object.keys({ ...en, ...de })) {
      compare(Reflect.get(de, key), Reflect.get(en, key), `${place}.${key}`, pairs, gaps);
    }
  }
}

/** All texts of two sites side by side, and the places that only one of them fills. */
export function textPairs(german: Site, english: Site): { pairs: TextPair[]; gaps: string[] } {
  const [de, en] = [contentOf(german), contentOf(english)];
  const pairs: TextPair[] = [];
  const gaps: string[] = [];
  for (const key of new Set([...de.keys(), ...en.keys()])) compare(de.get(key), en.get(key), key, pairs, gaps);
  return { pairs, gaps };
}
