import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** Beside the folder that is served: apps/api/src/error-reports reads them to name places of our sources. */
const FOLDER = 'source-maps';

const placesOnly = z.object({ version: z.literal(3), sources: z.array(z.string()), mappings: z.string() });

/** Takes the source maps out of the build, which is public, and keeps them without the sources themselves. */
export function sourceMaps(): Plugin {
  let root = '';
  return {
    name: 'vitrine:source-maps',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite has changed the chunks for the last time.
      order: 'post',
      async handler(_, bundle) {
        const folder = join(root, FOLDER);
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder);
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          delete bundle[name];
          // Names are of no use without the functions they stand for.
          const map = { ...placesOnly.parse(JSON.parse(String(file.source))), names: [] };
          await writeFile(join(folder, basename(name)), JSON.stringify(map));
        }
      },
    },
  };
}
