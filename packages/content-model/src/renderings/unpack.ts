import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { isLitter, safePath } from './file-path.ts';
import { LIMITS } from './limits.ts';
import { RenderingProblem } from './rendering-problem.ts';

export interface ArchiveFile {
  path: string;
  bytes: Buffer;
}

/** Upper half of a Unix entry's external attributes: its mode. */
const FILE_TYPE = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;

/** Counts what comes out of the archive, whatever its headers promise. */
function createMeter(archiveBytes: number) {
  let total = 0;
  const isBomb = (unpacked: number, packed: number) =>
    unpacked > LIMITS.ratioFromBytes && unpacked > LIMITS.ratio * Math.max(packed, 1);
  return {
    /** Throws as soon as the file, or all files together, are too much. */
    add(entry: Entry, path: string, fileBytes: number, chunkBytes: number) {
      total += chunkBytes;
      if (fileBytes > LIMITS.fileBytes) throw new RenderingProblem('renderingFileTooLarge', path);
      if (total > LIMITS.unpackedBytes) throw new RenderingProblem('renderingTooLarge');
      if (isBomb(fileBytes, entry.compressedSize) || isBomb(total, archiveBytes)) {
        throw new RenderingProblem('renderingBomb', path);
      }
    },
  };
}
type Meter = ReturnType<typeof createMeter>;

async function readFile(zip: ZipFile, entry: Entry, path: string, meter: Meter): Promise<Buffer> {
  if (entry.isEncrypted()) throw new RenderingProblem('renderingEncrypted', path);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const stream = await zip.openReadStreamPromise(entry);
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) throw new RenderingProblem('renderingBroken', path);
      bytes += chunk.length;
      meter.add(entry, path, bytes, chunk.length);
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
  }
  const content = Buffer.concat(chunks, bytes);
  if (crc32(content) !== entry.crc32) throw new RenderingProblem('renderingBroken', path);
  return content;
}

/** The path of an entry as it stands in the archive: yauzl would turn backslashes into slashes. */
const rawPath = ({ fileNameRaw }: Entry) => fileNameRaw.toString('utf8');

/** The entry's path when it is a file, null for a folder and what systems add; throws for links and devices. */
function filePath(entry: Entry): string | null {
  const path = rawPath(entry);
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== REGULAR && type !== FOLDER) throw new RenderingProblem('renderingLink', path);
  if (isLitter(path)) return null;
  if (path.endsWith('/') || type === FOLDER) {
    safePath(path.replace(/\/$/, ''));
    return null;
  }
  return safePath(path);
}

async function* unpackEntries(zip: ZipFile, archiveBytes: number, wants: (path: string) => boolean) {
  const meter = createMeter(archiveBytes);
  const seen = new Set<string>();
  let entries = 0;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    if (entries > LIMITS.files) throw new RenderingProblem('renderingTooManyFiles');
    const path = filePath(entry);
    if (path === null) continue;
    // A file system or a store that does not tell case apart would keep one of the two.
    if (seen.has(path.toLowerCase())) throw new RenderingProblem('renderingTwice', path);
    seen.add(path.toLowerCase());
    if (wants(path)) yield { path, bytes: await readFile(zip, entry, path, meter) };
  }
}

/**
 * Unpacks a ZIP archive file by file, in memory, one at a time; `wants` leaves files packed. Nothing in it is trusted: sizes are
 * counted as bytes come out, paths may not leave the archive, links are refused. Throws RenderingProblem.
 */
export async function* unpack(archive: Buffer, wants: (path: string) => boolean = () => true): AsyncGenerator<ArchiveFile> {
  if (archive.length > LIMITS.archiveBytes) throw new RenderingProblem('renderingTooLarge');
  try {
    const zip = await fromBufferPromise(archive, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    });
    yield* unpackEntries(zip, archive.length, wants);
  } catch (error) {
    throw error instanceof RenderingProblem ? error : new RenderingProblem('renderingBroken');
  }
}
