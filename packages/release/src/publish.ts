import { documentPathOf, PAGE_COLLECTIONS } from '@vitrine/content-model/fields/page-collections.ts';
import { mediaItemPath } from '@vitrine/contract/media-library.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitrine/contract/sites.ts';
import { type Pool, type Queryable, transaction } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { affectedDocuments } from './affected-documents.ts';
import { createConvertedVideos } from './assets/converted-videos.ts';
import { createImageVersions } from './assets/image-versions.ts';
import { createOriginals } from './assets/originals.ts';
import { createRenderings } from './assets/renderings.ts';
import { buildFingerprint } from './build/build-fingerprint.ts';
import { buildRelease } from './build/build-release.ts';
import { builtByOthers, placeVersion } from './build/code-versions.ts';
import { currentDocuments } from './current-documents.ts';
import { isDerived } from './derived-documents.ts';
import { createKeySet, type DocumentKey, type KeySet } from './document-key.ts';
import { listAssets, measureAssets } from './manifest/list-assets.ts';
import { FIXED_PATHS } from './presenters/presenter-of-document.ts';
import { type ContentSnapshot, openContent } from './read/content-snapshot.ts';
import { createRecordCache } from './read/record-cache.ts';
import { lockReleases } from './release-lock.ts';
import { buildSearchIndexes } from './search/build-search-indexes.ts';
import { createTypesetter } from './typography/typesetter.ts';
import { writeRelease } from './write-release.ts';

export interface PublishContext {
  payload: Payload;
  /** At least two connections: one holds the lock and writes, others remember pictures. */
  pool: Pool;
  files: FileStore;
  log: Log;
  /** Of this code, where a test is another version. */
  fingerprint?: string;
}

export interface PublishResult {
  /** The new release; null when no byte changed. */
  release: number | null;
  /** Number of rows of vitrine.change that are dealt with. */
  changes: number;
  /** Every document that was built: what the change cost. */
  built: DocumentKey[];
  /** Of these, the ones with new bytes; what is derived from them is not named. */
  changed: DocumentKey[];
  /** Routes that vanished. */
  removed: DocumentKey[];
  /** Documents that could not be built; the release keeps their former version. */
  failed: (DocumentKey & { message: string })[];
}

const NOTHING: PublishResult = { release: null, changes: 0, built: [], changed: [], removed: [], failed: [] };
const TYPESETTERS = { de: createTypesetter('de'), en: createTypesetter('en') };

// Of the callers in one process one waits for the database's lock, so that waiting takes no connections.
const oneAtATime = pLimit(1);

async function allDocuments(db: Queryable, content: ContentSnapshot): Promise<KeySet> {
  const all = createKeySet(await currentDocuments(db));
  for (const path of FIXED_PATHS) all.addBothSites(path);
  for (const collection of PAGE_COLLECTIONS) {
    for (const site of LANGUAGES) {
      const records = await content.list(collection, site, { _status: { equals: 'published' } }, 'slug', ['slug']);
      for (const { slug } of records) all.add({ site, path: documentPathOf(collection, slug) });
    }
  }
  const items = await content.list('media-items', DEFAULT_LANGUAGE, { _status: { equals: 'published' } }, 'id', ['id']);
  for (const { id } of items) all.addBothSites(mediaItemPath(id));
  return all;
}

function publish(context: PublishContext, everything: boolean): Promise<PublishResult> {
  const { payload, pool, files, log, fingerprint = buildFingerprint() } = context;
  return transaction(pool, async (client) => {
    await lockReleases(client);
    const content = await openContent(payload);
    try {
      const began = performance.now();
      const changes = await content.changes();
      const version = await placeVersion(client, fingerprint);
      const anew = everything || version === 'first';
      const others = version === 'newest' ? await builtByOthers(client, fingerprint) : [];
      const list = async () => {
        const hashes = await listAssets(client);
        await measureAssets(client, { hashes: anew ? 'all' : hashes, remember: pool, files });
      };
      if (!anew && changes.length + others.length === 0) {
        await list();
        return NOTHING;
      }

      const records = createRecordCache(content);
      const affected = anew ? await allDocuments(client, content) : await affectedDocuments(client, records, changes);
      for (const key of others) affected.add(key);
      const originals = createOriginals(pool, files);
      const build = {
        content,
        records,
        images: createImageVersions(pool, files, { verify: anew }),
        convertedVideos: createConvertedVideos(pool, files),
        originals,
        renderings: createRenderings(files, originals),
        typesetter: (site: DocumentKey['site']) => TYPESETTERS[site],
      };
      const { built, failed } = await buildRelease(build, affected);
      const indexes = await buildSearchIndexes({ db: client, log }, built, anew);
      const written = await writeRelease(client, {
        built: [...built, ...indexes],
        failed,
        changes: changes.map((change) => change.id),
        fingerprint,
        isOlder: version === 'older',
      });
      await list();
      for (const { site, path, message } of failed) log.error({ site, path, problem: message }, 'document cannot be built');
      log.info(
        {
          release: written.release,
          changes: changes.length,
          built: built.length,
          changed: written.changed.length,
          removed: written.removed.length,
          failed: failed.length,
          ms: Math.round(performance.now() - began),
        },
        'published',
      );
      return {
        ...written,
        changed: written.changed.filter((key) => !isDerived(key)),
        changes: changes.length,
        built: built.map(({ site, path }) => ({ site, path })),
        failed: failed.map(({ site, path, message }) => ({ site, path, message })),
      };
    } finally {
      await content.close();
    }
  });
}

/**
 * Makes a release of what changed since the last one: builds the documents that depend on it, and nothing else.
 * Everything is built after an update of the code (build/code-versions.ts), and the first time. Throws for database and disk only; then
 * nothing was published and the changes are still waiting.
 */
export const publishChanges = (context: PublishContext): Promise<PublishResult> => oneAtATime(() => publish(context, false));

/** Makes a release of the content as it is, from scratch, with pictures whose files are gone: to repair one. Deals with waiting changes too. */
export const publishAll = (context: PublishContext): Promise<PublishResult> => oneAtATime(() => publish(context, true));
