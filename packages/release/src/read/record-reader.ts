import type { Language } from '@vitrine/contract/sites.ts';
import type { Sort, Where } from 'payload';
import { ANY_RECORD, type Dependencies, digestOf, facetOf } from '../build/dependencies.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import type { Content, ContentSlug, GlobalSlug, Globals, Reference } from './content-types.ts';
import { isPublished, type RecordCache } from './record-cache.ts';

/** Reads published records for one document and remembers each as something the document depends on. */
export interface RecordReader {
  one<C extends ContentSlug>(collection: C, reference: Reference<C>): Promise<Content<C> | null>;
  /** The record in another language than that of the document; in German, to tell what was typed from what replaces it. */
  inLanguage<C extends ContentSlug>(language: Language, collection: C, reference: Reference<C>): Promise<Content<C> | null>;
  /** In the order given; what is not published is left out. */
  many<C extends ContentSlug>(collection: C, references: readonly Reference<C>[] | null | undefined): Promise<Content<C>[]>;
  /** Some fields only: changes of others do not rebuild this document. */
  pick<C extends ContentSlug, K extends keyof Content<C> & string>(
    collection: C,
    reference: Reference<C>,
    fields: readonly K[],
  ): Promise<Pick<Content<C>, K | ('id' & keyof Content<C>)> | null>;
  /** Reads fields of many records at once, of which `pick` then takes some each. The document depends on what it picks alone. */
  ahead<C extends ContentSlug, K extends keyof Content<C> & string>(
    collection: C,
    references: readonly Reference<C>[],
    fields: readonly K[],
  ): Promise<void>;
  /** A whole collection; the document depends on every record, also on those to come. */
  list<C extends ContentSlug>(collection: C, sort: Sort): Promise<Content<C>[]>;
  /** The same with some fields only. */
  list<C extends ContentSlug, K extends keyof Content<C> & string>(
    collection: C,
    sort: Sort,
    fields: readonly K[],
  ): Promise<Pick<Content<C>, K | ('id' & keyof Content<C>)>[]>;
  /** The record that a route's document is about. */
  find<C extends ContentSlug>(collection: C, where: Where): Promise<Content<C> | null>;
  global<G extends GlobalSlug>(slug: G): Promise<Globals[G] | null>;
}

const idOf = (reference: string | { id: string | number } | null | undefined): string | null => {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'object' ? String(reference.id) : reference;
};

export function createRecordReader(
  content: ContentSnapshot,
  cache: RecordCache,
  site: Language,
  dependencies: Dependencies,
): RecordReader {
  const whole = (collection: string, recordId: string) => dependencies.add({ collection, recordId, facet: '', digest: '' });

  const reader: RecordReader = {
    async one(collection, reference) {
      const id = idOf(reference);
      if (id === null) return null;
      whole(collection, id);
      return cache.get(collection, site, id);
    },
    async inLanguage(language, collection, reference) {
      const id = idOf(reference);
      if (id === null) return null;
      whole(collection, id);
      return cache.get(collection, language, id);
    },
    async many(collection, references) {
      const records = await Promise.all((references ?? []).map((reference) => reader.one(collection, reference)));
      return records.filter((record) => record !== null);
    },
    async pick(collection, reference, fields) {
      const id = idOf(reference);
      if (id === null) return null;
      const record = await cache.get(collection, site, id, fields);
      dependencies.add({ collection, recordId: id, facet: facetOf(fields), digest: digestOf(record, fields) });
      return record;
    },
    async ahead(collection, references, fields) {
      const ids = references.map(idOf).filter((id) => id !== null);
      await Promise.all(ids.map((id) => cache.get(collection, site, id, fields)));
    },
    async list<C extends ContentSlug>(collection: C, sort: Sort, fields?: readonly string[]) {
      whole(collection, ANY_RECORD);
      return (await content.list(collection, site, {}, sort, fields)).filter(isPublished);
    },
    async find(collection, where) {
      // The id first, then the record with those of the other documents that are being built.
      const found = (await content.list(collection, site, where, 'id', ['id'])).find(isPublished);
      return found ? reader.one(collection, String(found.id)) : null;
    },
    async global(slug) {
      whole(slug, slug);
      const record = await content.global(slug, site);
      // A global that has never been saved is answered as an empty one.
      return record.createdAt && isPublished(record) ? record : null;
    },
  };
  return reader;
}
