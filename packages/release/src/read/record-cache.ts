import type { Language } from '@vitrine/contract/sites.ts';
import { createBatch } from './batch.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { Content, ContentSlug } from './content-types.ts';

type Lookup = (id: string) => Promise<object | null>;

/** Only what is published belongs to a release; collections without drafts are always published. */
export const isPublished = (record: object): boolean => !('_status' in record) || record._status === 'published';

/** Published records of one moment, each read once for all documents that are built from it. */
export interface RecordCache {
  /** `fields`: only these are read. Null when there is no such record or it is not published. */
  get<C extends ContentSlug>(collection: C, site: Language, id: string, fields?: readonly string[]): Promise<Content<C> | null>;
}

export function createRecordCache(content: ContentSnapshot): RecordCache {
  const lookups = new Map<string, Lookup>();
  return {
    get<C extends ContentSlug>(collection: C, site: Language, id: string, fields?: readonly string[]) {
      const key = JSON.stringify([collection, site, fields && [...fields].sort()]);
      let lookup = lookups.get(key);
      if (!lookup) {
        lookup = createBatch(async (ids) => {
          const records = await content.records(collection, site, ids, fields);
          return new Map(records.filter(isPublished).map((record) => [String(record.id), record]));
        });
        lookups.set(key, lookup);
      }
      // The key holds the collection: what this lookup answers is a record of it.
      return lookup(id) as Promise<Content<C> | null>;
    },
  };
}
