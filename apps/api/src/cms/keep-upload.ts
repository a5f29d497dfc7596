import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freeSpace, MIN_FREE_BYTES } from '@vitrine/server/free-space.ts';
import { Problem } from '../http/problem.ts';

/** A file without a name: whatever ends this process or closes the file, the disk has its bytes back. */
async function nameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Takes bodies to the disk, so that a slow sender keeps nothing but a connection and the bytes that have come. */
export function createUploadKeeper(dataDir: string) {
  const folder = join(dataDir, 'uploads-on-their-way');
  /** Bytes that are still to come of the bodies that were begun. */
  let expected = 0;
  return {
    /** What a kill between the making of a file and the loss of its name has left. */
    tidy: () => rm(folder, { recursive: true, force: true }),
    /** The body from the disk, once it is whole; its space is free again when the stream is read to its end or destroyed. */
    async keep(body: Readable, bytes: number): Promise<Readable> {
      const needed = expected + bytes;
      expected = needed;
      const file = await nameless(folder).catch((error: unknown) => {
        expected -= bytes;
        throw error;
      });
      try {
        if ((await freeSpace(folder)) < needed + MIN_FREE_BYTES) throw new Problem('storageFull');
        await file.writeFile(body);
        return file.createReadStream({ start: 0 });
      } catch (error) {
        await file.close();
        throw error;
      } finally {
        expected -= bytes;
      }
    },
  };
}
