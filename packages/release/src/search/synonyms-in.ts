import { readDocument } from './read-document.ts';

/** Groups of words that mean the same, from the document `search-synonym/_all`. */
export const synonymsIn = (json: string | undefined): string[][] =>
  json === undefined ? [] : readDocument(json).data.map(({ attributes }) => [attributes.words].flat().map(String));
