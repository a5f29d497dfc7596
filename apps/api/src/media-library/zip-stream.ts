import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { z } from 'zod';

export interface ZipEntry {
  name: string;
  /** Absolute path, size in bytes and time of the file. */
  path: string;
  size: number;
  modifiedAt: Date;
}

/**
 * The files as one ZIP, stored as they are (pictures and films do not get smaller), and its size in bytes. One file is open at a time and read
 * as fast as the stream is; when the stream is destroyed the file is closed.
 */
export function zipStream(entries: readonly ZipEntry[]): { stream: Readable; size: Promise<number> } {
  const zip = new ZipFile();
  let open: ReadStream | null = null;
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => open?.destroy());
  for (const { name, path, size, modifiedAt } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size, mtime: modifiedAt }, (give) => {
      open = createReadStream(path);
      give(null, open);
    });
  }
  // Its types do not have the size that the library gives its callback.
  const size = new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, (...given: unknown[]) => resolve(z.number().parse(given[0])));
  });
  return { stream, size };
}
