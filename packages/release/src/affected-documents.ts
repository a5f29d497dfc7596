import { documentPathOf, isPageCollection } from '@vitrine/content-model/fields/page-collections.ts';
import { mediaItemPath } from '@vitrine/contract/media-library.ts';
import { LANGUAGES, language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { ANY_RECORD, digestOf, fieldsOf } from './build/dependencies.ts';
import { createKeySet, type KeySet } from './document-key.ts';
import type { Change } from './read/content-snapshot.ts';
import type { ContentSlug } from './read/content-types.ts';
import type { RecordCache } from './read/record-cache.ts';

const dependents = z.array(
  z.object({
    site: language,
    path: z.string(),
    collection: z.string(),
    record_id: z.string(),
    facet: z.string(),
    digest: z.string(),
  }),
);
type Dependent = z.infer<typeof dependents>[number];

const DEPENDENTS = `
  select d.site, d.path, d.collection, d.record_id, d.facet, d.digest
  from (select distinct * from unnest($1::text[], $2::text[])) as c (collection, record_id)
  join vitrine.release_dependency d on d.collection = c.collection and d.record_id = c.record_id
  union all
  select d.site, d.path, d.collection, d.record_id, d.facet, d.digest
  from vitrine.release_dependency d where d.collection = any($1) and d.record_id = $3`;

/** True unless the document took only fields of the record whose values are what they were. */
async function concerns(records: RecordCache, { site, collection, record_id, facet, digest }: Dependent): Promise<boolean> {
  if (facet === '') return true;
  const fields = fieldsOf(facet);
  // Facets are written by RecordReader.pick alone, whose collections are content.
  const record = await records.get(collection as ContentSlug, site, record_id, fields);
  return digestOf(record, fields) !== digest;
}

/**
 * The documents that changes may alter: those built from a changed record, and the routes of changed records
 * themselves (new, or with a new slug). Costs by what depends on the changes, not by the size of the catalogue.
 */
export async function affectedDocuments(db: Queryable, records: RecordCache, changes: readonly Change[]): Promise<KeySet> {
  const affected = createKeySet();
  const { rows } = await db.query(DEPENDENTS, [changes.map((c) => c.collection), changes.map((c) => c.recordId), ANY_RECORD]);
  const checked = await Promise.all(dependents.parse(rows).map(async (row) => ((await concerns(records, row)) ? row : null)));
  for (const row of checked) if (row) affected.add({ site: row.site, path: row.path });

  for (const { collection, recordId } of changes) {
    if (collection === 'media-items') affected.addBothSites(mediaItemPath(recordId));
    if (!isPageCollection(collection)) continue;
    for (const site of LANGUAGES) {
      const record = await records.get(collection, site, recordId, ['slug']);
      if (record) affected.add({ site, path: documentPathOf(collection, record.slug) });
    }
  }
  return affected;
}
