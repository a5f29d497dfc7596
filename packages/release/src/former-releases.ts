import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { CurrentRelease } from './current-release.ts';
import type { ReleaseDocument } from './release-snapshot.ts';

/** Bytes of documents that are kept in memory; most of a former release is in the current one anyway. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Nothing can be read of a release any more (prune.ts), or there was none of that number. */
export class ReleaseGone extends Error {
  override name = 'ReleaseGone';
}

export interface FormerReleases {
  /** The document of a route as that release had it; null when it had none. Throws ReleaseGone. */
  get(release: number, site: Language, path: string): Promise<ReleaseDocument | null>;
}

const entryRows = z.array(z.object({ is_whole: z.boolean(), hash: z.string().nullable() }));
const blobRows = z.array(z.object({ hash: z.string(), identity: z.instanceof(Buffer), brotli: z.instanceof(Buffer) }));

const ENTRY = `select r.is_whole, e.hash from vitrine.release r
  left join vitrine.release_entry e on e.site = $2 and e.path = $3 and e.since <= r.id and (e.until is null or e.until > r.id)
  where r.id = $1`;
const BLOB = 'select hash, identity, brotli from vitrine.release_blob where hash = $1';

const sizeOf = ({ identity, brotli }: ReleaseDocument) => identity.length + brotli.length;

/** Documents by the hash of their content, which never changes; those that were not asked for longest go first. */
function createKept(bytesMax: number) {
  const kept = new Map<string, ReleaseDocument>();
  let bytes = 0;
  return {
    get(hash: string) {
      const document = kept.get(hash);
      if (document) {
        kept.delete(hash);
        kept.set(hash, document);
      }
      return document;
    },
    add(document: ReleaseDocument) {
      if (kept.has(document.hash) || sizeOf(document) > bytesMax) return;
      kept.set(document.hash, document);
      bytes += sizeOf(document);
      for (const [hash, oldest] of kept) {
        if (bytes <= bytesMax) break;
        kept.delete(hash);
        bytes -= sizeOf(oldest);
      }
    },
  };
}

/**
 * Reads releases that were current before. Each call asks the database which document the release has, so that a release is gone for
 * all processes as soon as it has been pruned; bytes that the current release shares, or that were asked for just now, come from memory.
 */
export function createFormerReleases(db: Queryable, current: CurrentRelease, bytesMax = KEPT_BYTES): FormerReleases {
  const kept = createKept(bytesMax);
  return {
    async get(release, site, path) {
      const entry = entryRows.parse((await db.query(ENTRY, [release, site, path])).rows)[0];
      if (!entry?.is_whole) throw new ReleaseGone(String(release));
      const { hash } = entry;
      if (hash === null) return null;
      const shared = current.get(site, path);
      if (shared?.hash === hash) return shared;
      const known = kept.get(hash);
      if (known) return known;
      const document = blobRows.parse((await db.query(BLOB, [hash])).rows)[0];
      // It was pruned since the query before.
      if (!document) throw new ReleaseGone(String(release));
      kept.add(document);
      return document;
    },
  };
}
