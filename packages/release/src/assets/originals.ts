import type { Queryable } from '@vitrine/server/database.ts';
import { contentHash, type FileStore, putAsset } from '@vitrine/server/files.ts';
import { z } from 'zod';
import { DocumentBuildError } from '../build/document-build-error.ts';
import { canonicalJson } from '../canonical-json.ts';
import { readOriginal } from './read-original.ts';

/** A record of an upload collection, as far as its file is concerned. */
export interface Upload {
  id: string;
  filename?: string | null;
  filesize?: number | null;
  updatedAt: string;
}
export interface Original {
  key: string;
  filename: string;
  hash: string;
}

const known = z.array(z.object({ hash: z.string(), url: z.string().nullable() }));

/** Files that staff uploaded: `media/<collection>/<filename>` in the FileStore. */
export interface Originals {
  /** Its content hash; the file is read once for each time the upload was saved. */
  find(collection: string, upload: Upload): Promise<Original>;
  /** Stores the file unchanged as an asset and answers its URL. */
  publish(collection: string, upload: Upload): Promise<string>;
  /** Both at once. */
  published(collection: string, upload: Upload): Promise<Original & { url: string }>;
}

export function createOriginals(db: Queryable, files: FileStore): Originals {
  function named(collection: string, { id, filename }: Upload) {
    if (!filename) throw new DocumentBuildError(`${collection} ${id}: has no file`);
    return { key: `media/${collection}/${filename}`, filename };
  }
  const read = (collection: string, upload: Upload) =>
    readOriginal(files, named(collection, upload).key, `${collection} ${upload.id}`);
  const stampOf = (upload: Upload) => canonicalJson([upload.filename, upload.filesize, upload.updatedAt]);

  async function recall(collection: string, upload: Upload) {
    const { rows } = await db.query(
      'select hash, url from vitrine.original where collection = $1 and record_id = $2 and stamp = $3',
      [collection, upload.id, stampOf(upload)],
    );
    return known.parse(rows)[0];
  }
  async function remember(collection: string, upload: Upload, hash: string, url: string | null): Promise<void> {
    await db.query(
      `insert into vitrine.original (collection, record_id, stamp, hash, url) values ($1, $2, $3, $4, $5)
       on conflict (collection, record_id) do update set stamp = excluded.stamp, hash = excluded.hash, url = excluded.url`,
      [collection, upload.id, stampOf(upload), hash, url],
    );
  }

  async function published(collection: string, upload: Upload) {
    const original = named(collection, upload);
    const recalled = await recall(collection, upload);
    if (recalled?.url && (await files.exists(recalled.url.slice(1))))
      return { ...original, hash: recalled.hash, url: recalled.url };
    const bytes = await read(collection, upload);
    const hash = contentHash(bytes);
    const url = await putAsset(files, original.filename, bytes);
    await remember(collection, upload, hash, url);
    return { ...original, hash, url };
  }

  return {
    async find(collection, upload) {
      const original = named(collection, upload);
      const recalled = await recall(collection, upload);
      if (recalled) return { ...original, hash: recalled.hash };
      const hash = contentHash(await read(collection, upload));
      await remember(collection, upload, hash, null);
      return { ...original, hash };
    },
    published,
    publish: async (collection, upload) => (await published(collection, upload)).url,
  };
}
