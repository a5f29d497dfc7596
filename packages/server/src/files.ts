import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Where files are kept: pictures and videos of releases, PDFs. Keys are relative paths with forward slashes. It may be a folder or a
 * store on another machine, so no file has a path: a program that needs one gets a copy in a scratch folder.
 */
export interface FileStore {
  /** Writes all of it or nothing; a file of this key is replaced. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Throws MissingFileError. */
  read(key: string): Promise<Buffer>;
  /** The file or a part of it, for one reader, who reads it to its end or destroys it. Throws MissingFileError before it answers. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Size and time of a file; null when there is none. */
  find(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The files directly in a folder; none when there is no such folder. */
  list(folder: string): Promise<StoredFile[]>;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** First and last byte of a part, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export class MissingFileError extends Error {
  override name = 'MissingFileError';
  constructor(key: string) {
    super(`there is no file ${key}`);
  }
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && NOT_THERE.has(error.code);

/** Files in a folder of this machine. */
export function createFileStore(root: string): FileStore {
  const base = resolve(root);
  const path = (key: string) => {
    const full = join(base, normalize(key));
    if (!full.startsWith(`${base}${sep}`)) throw new Error(`key outside of the store: ${key}`);
    return full;
  };
  const missing = (key: string) => (error: unknown) => {
    throw isNotThere(error) ? new MissingFileError(key) : error;
  };
  async function find(key: string): Promise<StoredFile | null> {
    const found = await stat(path(key)).catch((error: unknown) => {
      if (isNotThere(error)) return null;
      throw error;
    });
    return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
  }
  return {
    find,
    exists: async (key) => (await find(key)) !== null,
    // To a temporary name, flushed, then renamed.
    async put(key, content) {
      const target = path(key);
      // Services that start alone have the umask of whatever starts them.
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const temporary = `${target}.${randomUUID()}.part`;
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
        await file.close();
        await rename(temporary, target);
      } catch (error) {
        await file.close().catch(() => {});
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: async (key) => readFile(path(key)).catch(missing(key)),
    async stream(key, range) {
      const file = await open(path(key)).catch(missing(key));
      return file.createReadStream(range);
    },
    async list(folder) {
      const entries = await readdir(path(folder), { withFileTypes: true }).catch((error: unknown) => {
        if (isNotThere(error)) return [];
        throw error;
      });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => find(`${folder}/${entry.name}`));
      return (await Promise.all(files)).filter((file) => file !== null);
    },
    remove: async (key) => rm(path(key), { force: true }),
  };
}

/** 128 bits. */
const HASH_DIGITS = 32;

/** First 128 bits of SHA-256 as hex: enough to name content, short enough for a URL. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
}

/** `assets/<hash>/<name>`; the name keeps letters a URL needs no escape for. */
function assetKey(hash: string, name: string): string {
  const safe =
    name
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[.-]+/, '') || 'file';
  return `assets/${hash}/${safe}`;
}

/** Stores an asset that is too large for memory and answers its root-relative URL; `open` reads its source from the start, twice. */
export async function putAssetStream(store: FileStore, name: string, open: () => Readable): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of open()) sum.update(chunk);
  const key = assetKey(sum.digest('hex').slice(0, HASH_DIGITS), name);
  if (!(await store.exists(key))) await store.put(key, open());
  return `/${key}`;
}

/** Stores bytes as an asset and answers their root-relative URL. */
export async function putAsset(store: FileStore, name: string, bytes: Uint8Array): Promise<string> {
  const key = assetKey(contentHash(bytes), name);
  if (!(await store.exists(key))) await store.put(key, bytes);
  return `/${key}`;
}
