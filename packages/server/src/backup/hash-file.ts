import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FileSum {
  size: number;
  sha256: string;
}

/** Passes chunks on and adds them up. */
function counter() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    sum: (): FileSum => ({ size, sha256: hash.digest('hex') }),
  };
}

/** Size and checksum of a file. */
export async function sumOf(path: string): Promise<FileSum> {
  const { count, sum } = counter();
  for await (const _ of count(createReadStream(path)));
  return sum();
}

/** Writes a stream to a file that only its owner may read, through to the disk; answers what was written. */
export async function writeSummed(source: Readable, path: string): Promise<FileSum> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { count, sum } = counter();
  await pipeline(source, count, createWriteStream(path, { mode: 0o600, flush: true }));
  return sum();
}
