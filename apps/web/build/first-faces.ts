import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FIRST_LETTERS } from './first-letters.ts';

/** Beside the folder that is served; apps/api/src/web/first-screen.ts puts what is in it into the page. */
const FILE = 'dist-server/first-faces.css';
const LATIN = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

/** Weight and width of texts: they are in the page, since the place of a phone's picture depends on where their lines break. */
const TEXTS = { family: 'Archivo First', weight: 400, stretch: 100, display: 'block' };
/**
 * And of names and figures, at each size of window (packages/ui/src/tokens.css). Until one is there they are laid out, unseen, in that of
 * the texts: looking for a face of the system takes a slow processor longer than all the rest.
 */
const NAMES = [86, 96, 104, 112].map((stretch) => ({ family: 'Archivo First Names', weight: 560, stretch, display: 'swap' }));

type Face = typeof TEXTS;

const nameOf = ({ weight, stretch }: Face) => `archivo-first-${weight}-${stretch}`;
const ruleOf = ({ family, weight, stretch, display }: Face, address: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-stretch:${stretch}%;font-display:${display};src:url(${address}) format("woff2")}`;

/** The letters of the first screen in one weight and width, cut out of Archivo: a fifth of it or less. */
const cut = async ({ weight, stretch }: Face) =>
  subsetFont(await readFile(LATIN), FIRST_LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weight, wdth: stretch } });

/**
 * The faces "Archivo First" and "Archivo First Names" for pages with a first screen: a style sheet that has the one and names the files of
 * the other. It is no part of the app's style sheets, which come later and would load its faces once more.
 */
export function firstFaces(): Plugin {
  let root = '';
  return {
    name: 'vitrine:first-faces',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      for (const face of NAMES) this.emitFile({ type: 'asset', name: `${nameOf(face)}.woff2`, source: await cut(face) });
    },
    async writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const rules = NAMES.map((face) => {
        const file = files.find(({ fileName }) => fileName.includes(`${nameOf(face)}-`));
        if (!file) throw new Error(`the build has no ${nameOf(face)}`);
        return ruleOf(face, `/${file.fileName}`);
      });
      const texts = ruleOf(TEXTS, `data:font/woff2;base64,${(await cut(TEXTS)).toString('base64')}`);
      const file = join(root, FILE);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, [texts, ...rules].join(''));
    },
  };
}
