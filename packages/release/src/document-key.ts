import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';

/** A document of a release: the site, and the path below the API prefix (`product/ww-200`). */
export interface DocumentKey {
  site: Language;
  path: string;
}

/** A set of documents, each once, in the order they came. */
export function createKeySet(first: Iterable<DocumentKey> = []) {
  const all = new Map<string, DocumentKey>();
  const set = {
    add: ({ site, path }: DocumentKey) => void all.set(`${site}/${path}`, { site, path }),
    addBothSites: (path: string) => LANGUAGES.forEach((site) => void set.add({ site, path })),
    has: ({ site, path }: DocumentKey) => all.has(`${site}/${path}`),
    list: () => [...all.values()],
  };
  for (const key of first) set.add(key);
  return set;
}
export type KeySet = ReturnType<typeof createKeySet>;
