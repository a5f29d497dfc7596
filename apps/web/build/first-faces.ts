import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FIRST_LETTERS } from './first-letters.ts';

const MODULE = 'virtual:first-faces.css';
const RESOLVED = `\0${MODULE}`;
/** Where the API finds what goes into the head of a page with a first screen (apps/api/src/web/first-screen.ts); inert for all others. */
const MARK = '<!-- first-screen-faces -->';
const LATIN = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

/** Weight and width of texts and, at each size of window, of names and figures (packages/ui/src/tokens.css). */
const FACES = [
  { weight: 400, stretch: 100, media: 'all' },
  { weight: 560, stretch: 86, media: '(max-width: 767px)' },
  { weight: 560, stretch: 96, media: '(min-width: 768px) and (max-width: 1023px)' },
  { weight: 560, stretch: 104, media: '(min-width: 1024px) and (max-width: 1439px)' },
  { weight: 560, stretch: 112, media: '(min-width: 1440px)' },
] as const;

/**
 * `virtual:first-faces.css`: "Archivo First", the letters of the first screen in the weights and widths that it has. A page loads two of
 * these files, a fifth of the variable one, and its words break as they will in that.
 */
export function firstFaces(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'vitrine:first-faces',
    configResolved(config) {
      root = config.root;
      folder = join(config.cacheDir, 'first-faces');
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      await mkdir(folder, { recursive: true });
      const variable = await readFile(LATIN);
      const rules = FACES.map(async ({ weight, stretch }) => {
        const face = await subsetFont(variable, FIRST_LETTERS, {
          targetFormat: 'woff2',
          variationAxes: { wght: weight, wdth: stretch },
        });
        const file = join(folder, `archivo-first-${weight}-${stretch}.woff2`);
        await writeFile(file, face);
        const src = `url("/${relative(root, file)}") format("woff2")`;
        return `@font-face{font-family:"Archivo First";font-weight:${weight};font-stretch:${stretch}%;src:${src}}`;
      });
      return (await Promise.all(rules)).join('\n');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const links = FACES.flatMap(({ weight, stretch, media }) =>
          Object.keys(bundle)
            .filter((name) => name.includes(`archivo-first-${weight}-${stretch}-`))
            .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" media="${media}">`),
        );
        return html.replace(MARK, () =>
          links.length > 0 ? `<template id="first-screen-head">${links.join('')}</template>` : '',
        );
      },
    },
  };
}
