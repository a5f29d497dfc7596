import type { Language } from '@vitrine/contract/sites.ts';
import { createBatch } from './batch.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { Content, ContentSlug } from './content-types.ts';

type Lookup = (id: string) => Promise<object | null>;

/** Only what is published belongs to a release; collections without drafts are always published. */
export const isPublished = (record: object): boolean => !('_status' in record) || record._status === 'published';

/** Published records of one moment, each read once for all documents that are built from it. */
export interface RecordCache {
  /** `fields`: these are read, and nothing else is to be taken of the record. Null when there is no such record or it is not published. */
  get<C extends ContentSlug>(collection: C, site: Language, id: string, fields?: readonly string[]): Promise<Content<C> | null>;
}

/** Reads of a collection in a language: of which fields (undefined: all), and of which records. */
interface Read {
  fields: ReadonlySet<string> | undefined;
  ids: Set<string>;
  lookup: Lookup;
}

const holds = (all: ReadonlySet<string> | undefined, fields: readonly string[] | undefined) =>
  all === undefined || (fields?.every((field) => all.has(field)) ?? false);
const isSame = (all: ReadonlySet<string> | undefined, fields: readonly string[] | undefined) =>
  holds(all, fields) && all?.size === fields?.length;

export function createRecordCache(content: ContentSnapshot): RecordCache {
  const reads = new Map<string, Read[]>();
  return {
    get<C extends ContentSlug>(collection: C, site: Language, id: string, fields?: readonly string[]) {
      const key = `${site}/${collection}`;
      const known = reads.get(key) ?? [];
      reads.set(key, known);
      // A list that shows some fields of thousands of records, and then fewer of the same ones, reads them once.
      let read =
        known.find((one) => one.ids.has(id) && holds(one.fields, fields)) ?? known.find((one) => isSame(one.fields, fields));
      if (!read) {
        const lookup = createBatch(async (ids) => {
          const records = await content.records(collection, site, ids, fields);
          return new Map(records.filter(isPublished).map((record) => [String(record.id), record]));
        });
        read = { fields: fields && new Set(fields), ids: new Set(), lookup };
        known.push(read);
      }
      read.ids.add(id);
      // The key holds the collection: what this lookup answers is a record of it.
      return read.lookup(id) as Promise<Content<C> | null>;
    },
  };
}
