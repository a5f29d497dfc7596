import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The entry of a build, which is the first file that its page names (apps/web/build/early-load.ts): its name holds a hash of all that it
 * loads.
 */
const ENTRY = /\/app\/([A-Za-z0-9._-]{1,200})\.js/;

/**
 * Answers the fingerprint of the web app in a folder: the name of its entry. It is read again when a build has replaced the page;
 * null while there is none.
 */
export function createWebBuild(webDir: string): () => Promise<string | null> {
  const file = join(webDir, 'index.html');
  let read: { modified: number; build: string | null } | null = null;
  return async () => {
    const modified = await stat(file).then(
      (stats) => stats.mtimeMs,
      () => null,
    );
    if (modified === null) return null;
    if (read?.modified !== modified) read = { modified, build: ENTRY.exec(await readFile(file, 'utf8'))?.[1] ?? null };
    return read.build;
  };
}
