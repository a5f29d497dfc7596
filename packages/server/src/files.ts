import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, resolve, sep } from 'node:path';

/** Where files live: pictures and films of releases, PDFs. Keys are relative paths with forward slashes. */
export interface FileStore {
  /** Writes all of it or nothing: to a temporary name, flushed, then renamed. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** What lies directly in a folder; nothing when there is no such folder. */
  list(folder: string): Promise<StoredFile[]>;
  /** Absolute path of a key, for streaming and for tools that need a file. */
  path(key: string): string;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

export function createFileStore(root: string): FileStore {
  const base = resolve(root);
  const path = (key: string) => {
    const full = join(base, normalize(key));
    if (!full.startsWith(`${base}${sep}`)) throw new Error(`key outside of the store: ${key}`);
    return full;
  };
  return {
    path,
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const temporary = `${target}.${randomUUID()}.part`;
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
        await file.close();
        await rename(temporary, target);
      } catch (error) {
        await file.close().catch(() => {});
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(path(key)),
    async list(folder) {
      const entries = await readdir(path(folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const keys = entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`);
      return Promise.all(keys.map(async (key) => ({ key, modifiedAt: (await stat(path(key))).mtime })));
    },
    remove: (key) => rm(path(key), { force: true }),
    exists: (key) =>
      access(path(key), constants.R_OK).then(
        () => true,
        () => false,
      ),
  };
}

/** First 128 bits of SHA-256 as hex: enough to name content, short enough for a URL. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Stores bytes under `assets/<hash>/<name>` and answers their root-relative URL; the name keeps letters a URL needs no escape for. */
export async function putAsset(store: FileStore, name: string, bytes: Uint8Array): Promise<string> {
  const safe =
    name
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[.-]+/, '') || 'file';
  const key = `assets/${contentHash(bytes)}/${safe}`;
  if (!(await store.exists(key))) await store.put(key, bytes);
  return `/${key}`;
}
