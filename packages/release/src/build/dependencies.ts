import { contentHash } from '@vitrine/server/files.ts';
import { canonicalJson } from '../canonical-json.ts';

/** Means any record of a collection: a list depends on those that are not in it yet. */
export const ANY_RECORD = '*';

/** Something a document was built from. `facet` '' is the whole record; else the fields taken, and a digest of their values. */
export interface Dependency {
  collection: string;
  recordId: string;
  facet: string;
  digest: string;
}

export const facetOf = (fields: readonly string[]): string => [...fields].sort().join(',');
export const fieldsOf = (facet: string): string[] => facet.split(',');

/** Digest of the fields of a facet; an absent or unpublished record has one too, so that its return is noticed. */
export function digestOf(record: object | null, fields: readonly string[]): string {
  if (!record) return 'absent';
  const values = new Map<string, unknown>(Object.entries(record));
  return contentHash(canonicalJson(Object.fromEntries(fields.map((field) => [field, values.get(field) ?? null]))));
}

/** The dependencies of one document, each once. A whole record makes its facets superfluous, but they are harmless. */
export function createDependencies() {
  const all = new Map<string, Dependency>();
  return {
    add(dependency: Dependency) {
      all.set(`${dependency.collection}/${dependency.recordId}/${dependency.facet}`, dependency);
    },
    list: (): Dependency[] => [...all.values()],
  };
}
export type Dependencies = ReturnType<typeof createDependencies>;
