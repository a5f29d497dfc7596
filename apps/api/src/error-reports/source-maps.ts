import { access, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { BUILT_FILE, type ErrorFrame } from '@vitrine/contract/error-reports.ts';

/** Maps kept in memory, some MB each: errors come mostly from the same few files. */
const KEPT_MAX = 8;
/** Maps read in a row, and milliseconds until one more may be: the largest takes 200 ms of a core, and anybody may name files. */
const READS = { most: 3, refillMs: 1000 };
/** A file of ours as a map names it, relative to the built file: `../../src/main.tsx`. */
const SOURCE = /(?:^|\/)\.\.\/((?:src|packages)\/[\w./$-]+)$/;

const mapOf = (file: string) => `${file.slice('/app/'.length)}.map`;

async function load(folder: string, file: string): Promise<SourceMap | null> {
  try {
    return new SourceMap(JSON.parse(await readFile(join(folder, mapOf(file)), 'utf8')));
  } catch {
    return null;
  }
}

/** Says whether one more map may be read now; `now` in milliseconds. */
function createReads(now: () => number): () => boolean {
  let left: number = READS.most;
  let since = now();
  return () => {
    const refilled = Math.floor((now() - since) / READS.refillMs);
    left = Math.min(READS.most, left + refilled);
    since += refilled * READS.refillMs;
    if (left === 0) return false;
    left--;
    return true;
  };
}

/**
 * Reads the maps of a build, those that were wanted last from memory. A file without a map, of an older build or of a desktop app, takes
 * no place there.
 */
function createReader(folder: string, now: () => number) {
  const kept = new Map<string, SourceMap>();
  const mayRead = createReads(now);
  const isThere = (file: string) =>
    access(join(folder, mapOf(file))).then(
      () => true,
      () => false,
    );
  return async (file: string): Promise<SourceMap | null> => {
    if (!BUILT_FILE.test(file)) return null;
    const map = kept.get(file) ?? ((await isThere(file)) && mayRead() ? await load(folder, file) : null);
    if (map === null) return null;
    kept.delete(file);
    kept.set(file, map);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_MAX) break;
      kept.delete(oldest);
    }
    return map;
  };
}

function sourceOf(name: string): string | null {
  const [, path] = SOURCE.exec(name) ?? [];
  if (path === undefined || path.includes('node_modules/') || path.includes('..')) return null;
  return path.startsWith('src/') ? `apps/web/${path}` : path;
}

/**
 * Turns places of the built app into places of our sources, by the maps in `folder`. Frames of packages are left out; where there is no
 * map, or too many were read just now, a frame stays as it is. `now`: a clock in milliseconds.
 */
export function createFrameReader(
  folder: string,
  now: () => number = () => performance.now(),
): (frames: readonly ErrorFrame[]) => Promise<ErrorFrame[]> {
  const read = createReader(folder, now);
  return async (frames) => {
    const readable: ErrorFrame[] = [];
    for (const frame of frames) {
      const map = await read(frame.file);
      if (map === null) {
        readable.push(frame);
        continue;
      }
      // A stack counts lines and columns from one, a map from zero.
      const entry = map.findEntry(Math.max(0, frame.line - 1), Math.max(0, frame.column - 1));
      const file = 'originalSource' in entry ? sourceOf(entry.originalSource) : null;
      if (file !== null && 'originalLine' in entry)
        readable.push({ file, line: entry.originalLine + 1, column: entry.originalColumn + 1 });
    }
    return readable;
  };
}
