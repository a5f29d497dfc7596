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

/** Bytes of an upload: the largest file of packages/content-model/src/config.ts and what its form says of it. */
export const UPLOAD_MAX = 504 * 1024 * 1024;
/** Files of one member of staff on their way, or in turns: a whole turntable is sent in more than one go. */
export const FILES_OF_ONE = 40;
/** Bytes of bodies on their way that one member of staff may have announced, and how many: four of the largest. */
const ON_THEIR_WAY = { bytes: 4 * UPLOAD_MAX, count: FILES_OF_ONE };

/** Too many files are on their way, or wait for their turn. */
export const uploadsBusy = () => new Problem('uploadsBusy', { headers: { 'retry-after': '30' } });

/** Takes bodies to the disk, so that a slow sender keeps nothing but a connection and the bytes that have come. */
export function createUploadKeeper(dataDir: string) {
  const folder = join(dataDir, 'uploads-on-their-way');
  /** Bytes that are still to come of the bodies that were begun. */
  let expected = 0;
  const announced = new Map<string, { bytes: number; count: number }>();

  /** Counts a body of a member of staff until what it returns is called. */
  function announce(from: string, bytes: number): () => void {
    const theirs = announced.get(from) ?? { bytes: 0, count: 0 };
    if (theirs.count > 0 && (theirs.bytes + bytes > ON_THEIR_WAY.bytes || theirs.count >= ON_THEIR_WAY.count))
      throw uploadsBusy();
    announced.set(from, theirs);
    theirs.bytes += bytes;
    theirs.count++;
    return () => {
      theirs.bytes -= bytes;
      theirs.count--;
      if (theirs.count === 0) announced.delete(from);
    };
  }

  return {
    /** What a kill between the making of a file and the loss of its name has left. */
    tidy: () => rm(folder, { recursive: true, force: true }),
    /** The body of a member of staff from the disk, once it is whole; its space is free again when the stream is read to its end or destroyed. */
    async keep(body: Readable, bytes: number, from: string): Promise<Readable> {
      const arrived = announce(from, bytes);
      let missing = bytes;
      expected += bytes;
      /** What has come is no longer expected: it is missing in the free space instead. */
      async function* counted() {
        // What is refused is read to its end before its sender is answered.
        for await (const part of body.iterator({ destroyOnReturn: false })) {
          const came = Math.min(missing, Buffer.byteLength(part));
          missing -= came;
          expected -= came;
          yield part;
        }
      }
      try {
        const file = await nameless(folder);
        try {
          if ((await freeSpace(folder)) < expected + MIN_FREE_BYTES) throw new Problem('storageFull');
          await file.writeFile(counted());
          return file.createReadStream({ start: 0 });
        } catch (error) {
          await file.close();
          throw error;
        }
      } finally {
        expected -= missing;
        arrived();
      }
    },
  };
}
