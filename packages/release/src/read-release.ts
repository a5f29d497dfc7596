import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { documentKey, type ReleaseDocument, type ReleaseSnapshot } from './release-snapshot.ts';

const row = z.object({
  release: z.number(),
  known: z.boolean(),
  site: z.nullable(language),
  path: z.string().nullable(),
  open: z.boolean().nullable(),
  hash: z.string().nullable(),
  identity: z.instanceof(Buffer).nullable(),
  brotli: z.instanceof(Buffer).nullable(),
});

const NEWEST = 'select coalesce(max(id), 0) as id from vitrine.release';
const newest = z.array(z.object({ id: z.number() }));

// One statement is one snapshot of the database: release number and entries belong together.
const CHANGED_SINCE = `
  select r.id as release, $1 = 0 or exists (select from vitrine.release where id = $1) as known, e.site, e.path, e.until is null as open, e.hash, b.identity, b.brotli
  from (select coalesce(max(id), 0) as id from vitrine.release) r
  left join vitrine.release_entry e on (e.since > $1 or e.until > $1) and ($1 > 0 or e.until is null)
  left join vitrine.release_blob b on b.hash = e.hash and e.until is null`;

/**
 * The newest release, given an older one: reads only what changed between them. Answers the same object if
 * nothing is newer. A release that is not there any more (a restored database) reads everything anew.
 */
export async function readRelease(db: Queryable, from: ReleaseSnapshot): Promise<ReleaseSnapshot> {
  // The poll of every process asks this; it reads one row of an index.
  if (newest.parse((await db.query(NEWEST)).rows)[0]?.id === from.releaseId) return from;
  const rows = z.array(row).parse((await db.query(CHANGED_SINCE, [from.releaseId])).rows);
  const releaseId = rows[0]?.release ?? 0;
  if (releaseId === from.releaseId) return from;
  if (rows.some(({ known }) => !known)) return readRelease(db, { releaseId: 0, documents: new Map() });

  const touched = new Map<string, ReleaseDocument | null>();
  for (const { site, path, open, hash, identity, brotli } of rows) {
    if (site === null || path === null) continue;
    const key = documentKey(site, path);
    if (open && hash !== null && identity && brotli) touched.set(key, { hash, identity, brotli });
    else if (!touched.has(key)) touched.set(key, null);
  }
  const documents = new Map(from.documents);
  for (const [key, document] of touched) {
    if (document) documents.set(key, document);
    else documents.delete(key);
  }
  return { releaseId, documents, since: { releaseId: from.releaseId, keys: [...touched.keys()] } };
}
