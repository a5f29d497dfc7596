import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { PRINT_FACES } from '../src/print/print-faces.ts';

const MODULE = 'virtual:print-fonts';
const RESOLVED = `\0${MODULE}`;
const ARCHIVO = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));
const SUBSETS = ['latin', 'latin-ext'];

/**
 * `virtual:print-fonts`: the faces of PRINT_FACES cut out of the variable font, as `{ url, weight, stretch, range }[]`.
 * Chromium cannot embed an instance of a variable font and writes each of its glyphs as a drawing (Type 3); the packages
 * of static files have none of the widths. TrueType, not WOFF2: only the renderer on the same machine loads them.
 */
export function printFonts(): Plugin {
  let folder = '';
  return {
    name: 'vitrine:print-fonts',
    configResolved(config) {
      folder = join(config.cacheDir, 'print-fonts');
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      await mkdir(folder, { recursive: true });
      const ranges = JSON.parse(await readFile(join(ARCHIVO, 'unicode.json'), 'utf8'));
      const imports: string[] = [];
      const faces: string[] = [];
      for (const subset of SUBSETS) {
        const variable = await readFile(join(ARCHIVO, `files/archivo-${subset}-wdth-normal.woff2`));
        for (const [weight, stretch] of PRINT_FACES) {
          const face = await subsetFont(variable, undefined, {
            keepAllGlyphs: true,
            targetFormat: 'truetype',
            variationAxes: { wght: weight, wdth: stretch },
          });
          const file = join(folder, `archivo-print-${subset}-${weight}-${stretch}.ttf`);
          await writeFile(file, face);
          const url = `face${imports.length}`;
          imports.push(`import ${url} from ${JSON.stringify(`${file}?url`)};`);
          faces.push(`{ url: ${url}, weight: '${weight}', stretch: '${stretch}%', range: ${JSON.stringify(ranges[subset])} }`);
        }
      }
      return `${imports.join('\n')}\nexport default [${faces.join(', ')}];`;
    },
  };
}
