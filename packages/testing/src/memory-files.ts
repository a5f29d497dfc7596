import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileStore, MissingFileError, type StoredFile } from '@vitrine/server/files.ts';

/** A file is read in pieces of this size, as from a disk. */
const CHUNK_BYTES = 64 * 1024;
function* chunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** A file store without a disk: what passes with it needs no path. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  const named = (key: string) => {
    const plain = posix.normalize(key);
    if (plain === '.' || plain.startsWith('..')) throw new Error(`key outside of the store: ${key}`);
    return plain;
  };
  const stored = (key: string): StoredFile | null => {
    const file = files.get(named(key));
    return file ? { key, size: file.bytes.length, modifiedAt: file.modifiedAt } : null;
  };
  const bytesOf = (key: string) => {
    const file = files.get(named(key));
    if (!file) throw new MissingFileError(key);
    return file.bytes;
  };
  return {
    async put(key, content) {
      const bytes = content instanceof Readable ? await buffer(content) : Buffer.from(content);
      files.set(named(key), { bytes, modifiedAt: new Date() });
    },
    read: async (key) => Buffer.from(bytesOf(key)),
    async stream(key, range) {
      const bytes = bytesOf(key);
      return Readable.from(chunks(range ? bytes.subarray(range.start, range.end + 1) : bytes), { objectMode: false });
    },
    find: async (key) => stored(key),
    exists: async (key) => stored(key) !== null,
    async remove(key) {
      files.delete(named(key));
    },
    async list(folder) {
      const keys = [...files.keys()].filter((key) => posix.dirname(key) === named(folder));
      return keys.map(stored).filter((file) => file !== null);
    },
  };
}
