import { pageOfDocument } from '@vitrine/contract/page-paths.ts';
import type { DocumentKey } from '../document-key.ts';
import { documentLink } from './document-link.ts';
import { locationEntries, menuPart } from './list-entries.ts';
import { machineEntry } from './machine-entry.ts';
import { fileEntries, pageEntry, questionEntries } from './page-entries.ts';
import { readDocument } from './read-document.ts';
import type { SearchPart } from './search-part.ts';

/** True for documents that the search is made from. Media are none of them: there may be thousands, and they are searched at the server. */
export const isSearched = (path: string): boolean =>
  ['navigation/_all', 'location/_all', 'search-synonym/_all'].includes(path) || documentLink(path) !== null;

/** What a document gives to the search: a function of its bytes alone, so what did not change is never taken apart again. */
export function partOfDocument({ site, path }: DocumentKey, json: string): SearchPart {
  const document = readDocument(json);
  if (path === 'navigation/_all') return menuPart(site, document);
  if (path === 'location/_all') return { entries: locationEntries(site, document) };
  if (path === 'search-synonym/_all') {
    return { entries: [], synonyms: document.data.map(({ attributes }) => [attributes.words].flat().map(String)) };
  }
  const [page] = document.data;
  if (!page) return { entries: [] };
  const isMachine = pageOfDocument(path)?.kind === 'product';
  const own = isMachine ? machineEntry(site, page, document) : pageEntry(site, path, page, document);
  return {
    entries: [...(own ? [own] : []), ...fileEntries(site, document), ...questionEntries(site, path, document)],
    ...(page.type === 'location-page' && { locationPage: documentLink(path) ?? '' }),
  };
}
