import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { BUILT_FILE, type ErrorFrame } from '@vitrine/contract/error-reports.ts';

/** Maps kept in memory, some MB each: errors come mostly from the same few files. */
const KEPT_MAX = 8;
/** A file of ours as a map names it, relative to the built file: `../../src/main.tsx`. */
const SOURCE = /(?:^|\/)\.\.\/((?:src|packages)\/[\w./$-]+)$/;

type Read = (file: string) => Promise<SourceMap | null>;

async function load(folder: string, file: string): Promise<SourceMap | null> {
  if (!BUILT_FILE.test(file)) return null;
  try {
    return new SourceMap(JSON.parse(await readFile(join(folder, `${file.slice('/app/'.length)}.map`), 'utf8')));
  } catch {
    // Of an older build, or of a desktop app with one of its own.
    return null;
  }
}

/** Reads the maps of a build, those that were wanted last from memory. */
function createReader(folder: string): Read {
  const kept = new Map<string, Promise<SourceMap | null>>();
  return (file) => {
    const map = kept.get(file) ?? load(folder, file);
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
 * map, a frame stays as it is.
 */
export function createFrameReader(folder: string): (frames: readonly ErrorFrame[]) => Promise<ErrorFrame[]> {
  const read = createReader(folder);
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
