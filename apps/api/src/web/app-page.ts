import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { contentHash } from '@vitrine/server/files.ts';
import { appPolicy } from './app-policy.ts';

const compress = promisify(brotliCompress);

export interface AppPage {
  hash: string;
  identity: Buffer;
  brotli: Buffer;
  policy: string;
}

/** Reads index.html, again when a build has replaced it; null while there is none. */
export function createAppPage(webDir: string): () => Promise<AppPage | null> {
  const file = join(webDir, 'index.html');
  let read: { modified: number; page: AppPage } | null = null;
  return async () => {
    const modified = await stat(file).then(
      (stats) => stats.mtimeMs,
      () => null,
    );
    if (modified === null) return null;
    if (read?.modified !== modified) {
      const identity = await readFile(file);
      const brotli = await compress(identity);
      read = { modified, page: { hash: contentHash(identity), identity, brotli, policy: appPolicy(identity.toString('utf8')) } };
    }
    return read.page;
  };
}
