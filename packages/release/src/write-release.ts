import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PRINTED_BESIDE } from '@vitrine/contract/page-counts.ts';
import { isDocumentAddable, routeOfDocument } from '@vitrine/contract/page-paths.ts';
import { language } from '@vitrine/contract/sites.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { z } from 'zod';
import type { Dependency } from './build/dependencies.ts';
import { isDerived } from './derived-documents.ts';
import type { DocumentKey } from './document-key.ts';
import { RELEASE_CHANNEL } from './release-channel.ts';

/** 11 takes five times as long as 10 for 2 % less. */
const BROTLI_QUALITY = 10;
/**
 * A list of this many bytes costs a second at 10, and each edit of what it lists would wait for it: 6 takes a twentieth of that and is a
 * tenth longer, and what is between them saves hardly a byte. No list of the demo has as many.
 */
const LARGE_BYTES = 250_000;
const BROTLI_QUALITY_LARGE = 6;
const brotli = promisify(brotliCompress);
/** As many as Node's threads work at; each that waits would hold its memory already. */
const COMPRESSED_AT_ONCE = 8;
/** Documents whose dependencies are one statement. */
const STORED_AT_ONCE = 200;

export interface BuiltDocument extends DocumentKey {
  /** Canonical JSON; null when the route does not exist (unpublished, deleted, slug changed). */
  json: string | null;
  dependencies: Dependency[];
}
export interface FailedDocument extends DocumentKey {
  message: string;
  dependencies: Dependency[];
}
export interface Outcome {
  built: BuiltDocument[];
  failed: FailedDocument[];
  /** Ids of the rows of vitrine.change that this release holds. */
  changes: number[];
  /** Of the code that built it (build/build-fingerprint.ts). */
  fingerprint: string;
  /** Whether a newer version of the code lives, which is to build these documents again. */
  isOlder: boolean;
}
export interface Written {
  release: number | null;
  changed: DocumentKey[];
  removed: DocumentKey[];
}

const current = z.array(z.object({ site: language, path: z.string(), hash: z.string() }));
const ids = z.array(z.object({ id: z.number() }));
const hashes = z.array(z.object({ hash: z.string() }));

const printedBeside: readonly string[] = Object.values(PRINTED_BESIDE).flatMap((one) => Object.values(one));
/** True for what is printed in a person's document, as a page or on one: the print pages of that page are counted. */
const isCounted = (path: string) => isDocumentAddable(routeOfDocument(path) ?? '') || printedBeside.includes(path);

const sites = (keys: readonly DocumentKey[]) => keys.map((key) => key.site);
const paths = (keys: readonly DocumentKey[]) => keys.map((key) => key.path);
const OF_KEYS = '(site, path) in (select * from unnest($1::text[], $2::text[]))';

const compress = (identity: Buffer) =>
  brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: identity.length > LARGE_BYTES ? BROTLI_QUALITY_LARGE : BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });

interface Blob {
  json: string;
  /** What is derived from other documents shows files of theirs only: they list them. */
  isListed: boolean;
}

async function storeBlobs(db: Queryable, blobs: ReadonlyMap<string, Blob>): Promise<void> {
  const { rows } = await db.query('select hash from vitrine.release_blob where hash = any($1)', [[...blobs.keys()]]);
  const known = new Set(hashes.parse(rows).map((row) => row.hash));
  const missing = [...blobs].filter(([hash]) => !known.has(hash));
  for (let start = 0; start < missing.length; start += COMPRESSED_AT_ONCE) {
    const some = missing.slice(start, start + COMPRESSED_AT_ONCE);
    const values = await Promise.all(
      some.map(async ([hash, { json, isListed }]) => {
        const identity = Buffer.from(json);
        return [hash, identity, await compress(identity), isListed];
      }),
    );
    // A buffer that is a value of its own is sent as it is; in an array it would be written out in digits.
    const places = values.map((row, at) => `(${row.map((_value, column) => `$${at * row.length + column + 1}`)})`);
    await db.query(`insert into vitrine.release_blob (hash, identity, brotli, is_listed) values ${places}`, values.flat());
  }
}

const DEPENDENCIES = `(select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
  as n (site, path, collection, record_id, facet, digest)) as n`;
const IS_SAME = `(d.site, d.path, d.collection, d.record_id, d.facet, d.digest)
  = (n.site, n.path, n.collection, n.record_id, n.facet, n.digest)`;
const FORGET_DEPENDENCIES = `delete from vitrine.release_dependency d
  where (d.site, d.path) in (select * from unnest($7::text[], $8::text[]))
  and not exists (select from ${DEPENDENCIES} where ${IS_SAME})`;
// By document first: a menu or a category has thousands of dependents, which the index by record would go through for each.
const ADD_DEPENDENCIES = `with d as materialized (
    select * from vitrine.release_dependency where (site, path) in (select * from unnest($7::text[], $8::text[])))
  insert into vitrine.release_dependency (site, path, collection, record_id, facet, digest)
  select * from ${DEPENDENCIES} where not exists (select from d where ${IS_SAME})
  on conflict (site, path, collection, record_id, facet) do update set digest = excluded.digest`;

/**
 * A failed document keeps its former dependencies beside what it read before it failed: whatever helps builds it again. A list has
 * thousands, of which an edit changes one: those that stay are left alone.
 */
async function storeDependencies(db: Queryable, { built, failed }: Outcome): Promise<void> {
  for (let start = 0; start < built.length; start += STORED_AT_ONCE) {
    const values = dependencyColumns(built.slice(start, start + STORED_AT_ONCE));
    await db.query(FORGET_DEPENDENCIES, values);
    await db.query(ADD_DEPENDENCIES, values);
  }
  for (let start = 0; start < failed.length; start += STORED_AT_ONCE) {
    await db.query(ADD_DEPENDENCIES, dependencyColumns(failed.slice(start, start + STORED_AT_ONCE)));
  }
}

/** A row each, and then the documents. */
function dependencyColumns(documents: readonly (BuiltDocument | FailedDocument)[]): string[][] {
  const rows = documents.flatMap(({ site, path, dependencies }) => dependencies.map((d) => ({ site, path, ...d })));
  return [
    sites(rows),
    paths(rows),
    rows.map((r) => r.collection),
    rows.map((r) => r.recordId),
    rows.map((r) => r.facet),
    rows.map((r) => r.digest),
    sites(documents),
    paths(documents),
  ];
}

/** A document that fails again keeps the time since when it does. */
async function storeFailures(db: Queryable, { built, failed }: Outcome): Promise<void> {
  await db.query(`delete from vitrine.release_failure where ${OF_KEYS}`, [sites(built), paths(built)]);
  await db.query(
    `insert into vitrine.release_failure (site, path, message) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (site, path) do update set message = excluded.message`,
    [sites(failed), paths(failed), failed.map((f) => f.message)],
  );
}

async function openEntries(db: Queryable, changed: readonly (DocumentKey & { hash: string })[], removed: readonly DocumentKey[]) {
  const opened = await db.query(
    'insert into vitrine.release (id) overriding system value values (vitrine.next_release()) returning id',
  );
  const release = ids.parse(opened.rows)[0]?.id ?? null;
  const touched = [...changed, ...removed];
  await db.query(`update vitrine.release_entry set until = $3 where until is null and ${OF_KEYS}`, [
    sites(touched),
    paths(touched),
    release,
  ]);
  await db.query(
    `insert into vitrine.release_entry (site, path, since, hash)
     select site, path, $4, hash from unnest($1::text[], $2::text[], $3::text[]) as e(site, path, hash)`,
    [sites(changed), paths(changed), changed.map((c) => c.hash), release],
  );
  await db.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, String(release)]);
  return release;
}

/** Notes which version of the code built the documents, also those that are as they were. */
async function signEntries(db: Queryable, { built, fingerprint }: Outcome): Promise<void> {
  await db.query(
    `update vitrine.release_entry set built_by = $3 where until is null and built_by is distinct from $3 and ${OF_KEYS}`,
    [sites(built), paths(built), fingerprint],
  );
}

/**
 * Writes what was built inside the caller's transaction: a new release only if some bytes differ from the
 * current one. The change rows go, dependencies and failures are renewed, in any case.
 */
export async function writeRelease(db: Queryable, outcome: Outcome): Promise<Written> {
  const { built } = outcome;
  const entries = await db.query(`select site, path, hash from vitrine.release_entry where until is null and ${OF_KEYS}`, [
    sites(built),
    paths(built),
  ]);
  const before = new Map(current.parse(entries.rows).map((e) => [`${e.site}/${e.path}`, e.hash]));
  const blobs = new Map<string, Blob>();
  const changed: (DocumentKey & { hash: string })[] = [];
  const removed: DocumentKey[] = [];
  for (const { site, path, json } of built) {
    const former = before.get(`${site}/${path}`);
    if (json === null) {
      if (former !== undefined) removed.push({ site, path });
      continue;
    }
    const hash = contentHash(json);
    if (hash === former) continue;
    blobs.set(hash, { json, isListed: isDerived({ site, path }) });
    changed.push({ site, path, hash });
  }

  await storeDependencies(db, outcome);
  await storeFailures(db, outcome);
  await db.query('delete from vitrine.change where id = any($1::bigint[])', [outcome.changes]);
  if (outcome.isOlder && built.length > 0) await enqueue(db, publishJob, {}, { key: publishJob.name });
  if (changed.length + removed.length === 0) {
    await signEntries(db, outcome);
    return { release: null, changed: [], removed: [] };
  }

  await storeBlobs(db, blobs);
  const release = await openEntries(db, changed, removed);
  await signEntries(db, outcome);
  await db.query(`delete from vitrine.page_count where ${OF_KEYS}`, [sites(removed), paths(removed)]);
  if (changed.some((c) => isCounted(c.path))) {
    await enqueue(db, countPagesJob, {}, { key: 'count-pages' });
  }
  return { release, changed: changed.map(({ site, path }) => ({ site, path })), removed };
}
