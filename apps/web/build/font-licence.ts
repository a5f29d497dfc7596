import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const LICENCE = join(dirname(resolve('@fontsource-variable/archivo/package.json')), 'LICENSE');

/** Puts the licence of the typeface beside its files: the OFL wants its text to travel with every copy. */
export function fontLicence(): Plugin {
  return {
    name: 'vitrine:font-licence',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'app/archivo-LICENSE.txt', source: await readFile(LICENCE, 'utf8') });
    },
  };
}
