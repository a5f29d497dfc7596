import type { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '@vitrine/server/files.ts';
import { ZipFile } from 'yazl';
import { z } from 'zod';

export interface ZipEntry extends StoredFile {
  /** In the ZIP file. */
  name: string;
}

/**
 * The files as one ZIP, stored as they are (pictures and videos do not get smaller), and its size in bytes. One file is open at a time and read
 * as fast as the stream is; when the stream is destroyed the file is closed.
 */
export function zipStream(files: FileStore, entries: readonly ZipEntry[]): { stream: Readable; size: Promise<number> } {
  const zip = new ZipFile();
  let open: Readable | null = null;
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => open?.destroy());
  async function read(key: string): Promise<Readable> {
    open = await files.stream(key);
    // The receiver may have gone while the file was opened.
    if (stream.destroyed) open.destroy();
    return open;
  }
  for (const { name, key, size, modifiedAt } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size, mtime: modifiedAt }, (give) => {
      read(key).then(
        (source) => give(null, source),
        (error: Error) => stream.destroy(error),
      );
    });
  }
  // Its types do not have the size that the library gives its callback.
  const size = new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, (...given: unknown[]) => resolve(z.number().parse(given[0])));
  });
  return { stream, size };
}
