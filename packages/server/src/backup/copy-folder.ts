import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSummed } from './hash-file.ts';
import type { StoredFile } from './manifest.ts';

interface Copied extends StoredFile {
  modified: number;
}
/** What was copied, by the path below the data folder. */
export type Copies = Map<string, Copied>;

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Half a file, which its writer renames when it is whole. */
const isHalf = (name: string) => name.endsWith('.part');

/**
 * Copies a folder below `from` to the same place below `to`, but for what `copies` has already and what has not changed since; adds
 * what it copied. What goes away meanwhile is left out.
 */
export async function copyFolder(from: string, to: string, folder: string, copies: Copies): Promise<void> {
  const entries = await readdir(join(from, folder)).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const name of entries.sort()) {
    const path = `${folder}/${name}`;
    try {
      const found = await stat(join(from, path));
      if (found.isDirectory()) await copyFolder(from, to, path, copies);
      if (!found.isFile() || isHalf(name)) continue;
      const { size, mtimeMs: modified } = found;
      const known = copies.get(path);
      if (known?.size === size && known.modified === modified) continue;
      copies.set(path, { path, modified, ...(await writeSummed(createReadStream(join(from, path)), join(to, path))) });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
