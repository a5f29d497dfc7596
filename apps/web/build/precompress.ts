import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
const compress = promisify(brotliCompress);

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
        const packed = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(`${file}.br`, packed);
      }
    },
  };
}
