import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@vitrine/server/files.ts';

/** A folder on this machine for programs that need paths; what is stored in the end goes from there into the file store. */
export interface ScratchFolder {
  /** Copies a file of the store into the folder and answers its path; its name is kept. Throws MissingFileError. */
  copy(files: FileStore, key: string, signal: AbortSignal): Promise<string>;
  /** The path of a file that does not exist yet. */
  path(name: string): string;
  remove(): Promise<void>;
}

/** Makes a folder of its own below `parent`: a program that outlived its worker may still be writing to another. */
export async function openScratchFolder(parent: string): Promise<ScratchFolder> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'video-'));
  return {
    path: (name) => join(folder, name),
    async copy(files, key, signal) {
      const path = join(folder, `source-${basename(key)}`);
      await pipeline(await files.stream(key), createWriteStream(path), { signal });
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
