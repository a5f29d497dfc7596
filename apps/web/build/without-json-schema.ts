import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILES = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTS = /^export (?:const|function|class) (\w+)/gm;

/**
 * zod's schemas carry the means to print themselves as JSON Schema, which only the API does. In the web build these
 * functions are empty: 5 kB of Brotli less on the first page.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'vitrine:without-json-schema',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!FILES.test(id)) return null;
      const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTS)].map(([, name]) => `none as ${name}`);
      return `const none = () => none;\nexport { ${names.join(', ')} };`;
    },
  };
}
