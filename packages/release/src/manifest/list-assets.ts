import { createHash } from 'node:crypto';
import type { Queryable } from '@vitrine/server/database.ts';
import { type FileStore, MissingFileError } from '@vitrine/server/files.ts';
import { z } from 'zod';
import { findAssets } from './find-assets.ts';

/** Documents in memory at a time. */
const LISTED_AT_ONCE = 50;
/** Files read at a time, each as a stream. */
const MEASURED_AT_ONCE = 4;

const unlisted = z.array(z.object({ hash: z.string(), identity: z.instanceof(Buffer) }));
const urls = z.array(z.object({ url: z.string() }));

async function storeAssets(db: Queryable, documents: z.infer<typeof unlisted>): Promise<void> {
  const rows = documents.flatMap(({ hash, identity }) =>
    findAssets(JSON.parse(identity.toString('utf8'))).map((asset) => ({ hash, ...asset })),
  );
  await db.query(
    `insert into vitrine.release_asset (hash, url, kind, record_id, is_offline)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[])`,
    [
      rows.map((r) => r.hash),
      rows.map((r) => r.url),
      rows.map((r) => r.kind),
      rows.map((r) => r.id),
      rows.map((r) => r.isOffline),
    ],
  );
  await db.query('update vitrine.release_blob set is_listed = true where hash = any($1)', [documents.map(({ hash }) => hash)]);
}

async function measure(files: FileStore, url: string): Promise<{ sha256: string; size: number } | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of await files.stream(url.slice(1))) {
      hash.update(chunk);
      size += chunk.length;
    }
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}

/**
 * Lists the files of every document whose files are not listed yet: of what was just built, and of what a version without manifests
 * left. Costs by these documents; answers their hashes.
 */
export async function listAssets(transaction: Queryable): Promise<string[]> {
  const listed: string[] = [];
  for (;;) {
    const { rows } = await transaction.query('select hash, identity from vitrine.release_blob where not is_listed limit $1', [
      LISTED_AT_ONCE,
    ]);
    const documents = unlisted.parse(rows);
    if (documents.length === 0) return listed;
    await storeAssets(transaction, documents);
    listed.push(...documents.map(({ hash }) => hash));
  }
}

/**
 * Stores size and SHA-256 of the files that documents name (of `hashes`, or of all) and that were not read before. What was read stays
 * known when the release is not made: `remember` is no part of its transaction. A file that is not there is left for the time when it is.
 */
export async function measureAssets(
  transaction: Queryable,
  { hashes, remember, files }: { hashes: readonly string[] | 'all'; remember: Queryable; files: FileStore },
): Promise<void> {
  const { rows } = await transaction.query(
    `select distinct url from vitrine.release_asset a
     where not exists (select from vitrine.asset_file f where f.url = a.url) ${hashes === 'all' ? '' : 'and hash = any($1)'}
     order by url`,
    hashes === 'all' ? [] : [hashes],
  );
  const waiting = urls.parse(rows).map(({ url }) => url);
  for (let start = 0; start < waiting.length; start += MEASURED_AT_ONCE) {
    await Promise.all(
      waiting.slice(start, start + MEASURED_AT_ONCE).map(async (url) => {
        const measured = await measure(files, url);
        if (!measured) return;
        await remember.query(
          'insert into vitrine.asset_file (url, sha256, size) values ($1, $2, $3) on conflict (url) do nothing',
          [url, measured.sha256, measured.size],
        );
      }),
    );
  }
}
