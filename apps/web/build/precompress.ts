import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packed } from './brotli.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;

/** Writes `<file>.br` beside every text file of the build, so that the server never compresses one itself. */
export function precompress(): Plugin {
  return {
    name: 'vitrine:precompress',
    apply: 'build',
    async writeBundle({ dir: folder }) {
      if (!folder) return;
      for (const name of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(folder, name);
        await writeFile(`${file}.br`, await packed(await readFile(file)));
      }
    },
  };
}
