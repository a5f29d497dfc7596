import { fileURLToPath } from 'node:url';
import { PAGE_KINDS } from '@vitrine/contract/pages.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { build, type Plugin, type Rollup } from 'vite';

const SCRIPT = fileURLToPath(new URL('../src/early-load/early-load.ts', import.meta.url));
const MARK = '<!-- early-load -->';

/** Texts that come with the page of a start, or with a part of it. */
const textsOf = (start: string, ...names: string[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${start}-${language}`, names.map((name) => `i18n/${language}/${name}.ts`)]));

/** Modules each start needs beside the entry, by the name early-load.ts knows them under. */
const STARTS: Record<string, string | readonly string[]> = {
  home: 'pages/home/page.tsx',
  landing: 'pages/landing/page.tsx',
  login: 'flows/login/login-page.tsx',
  ...Object.fromEntries(PAGE_KINDS.map((kind) => [kind, `pages/${kind}/page.tsx`])),
  // Its address in a document leads to its screen.
  comparison: ['pages/comparison/page.tsx', 'pages/comparison/compare-page.tsx'],
  de: 'i18n/de.ts',
  en: 'i18n/en.ts',
  ...textsOf('login', 'login', 'fields'),
  ...textsOf('comparison', 'comparison', 'outputs'),
  ...textsOf('static-product', 'static-product'),
  ...textsOf('part-location-page', 'locations'),
  ...textsOf('part-media-library-page', 'media'),
};

/** Of a content page, the parts of which it shows one, by the type of its record (src/early-load/part-of.ts). */
const PARTS: Record<string, string> = {
  'content-page': 'blocks/blocks.tsx',
  'location-page': 'pages/content-page/locations-part.tsx',
  'media-library-page': 'sections/media-library/media-library.tsx',
};

/** The script as one line without imports. */
async function bundled(starts: Record<string, string[]>, entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { ...define, STARTS: JSON.stringify(starts), ENTRY: JSON.stringify(entry) },
    build: { write: false, lib: { entry: SCRIPT, formats: ['iife'], name: 'early' }, target: 'es2023', minify: true },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('early-load.ts was not built');
  return output.output[0].code.trim();
}

/** The chunk that the app begins with, what it imports and the styles of both, by their names; `first` is that chunk. */
export function entryOf(bundle: Rollup.OutputBundle): { first: string; entry: Set<string> } {
  const entry = new Set<string>();
  const collect = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || entry.has(name)) return;
    entry.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) entry.add(style);
    chunk.imports.forEach(collect);
  };
  let first = '';
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.isEntry) continue;
    collect(file.fileName);
    first = `/${file.fileName}`;
  }
  return { first, entry };
}

/** The chunks of modules, what they import and the styles of both, without what the entry brings anyway. Throws for a module without one. */
export function filesOf(bundle: Rollup.OutputBundle, modules: string | readonly string[], entry: Set<string>): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || entry.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!entry.has(style)) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const module of [modules].flat()) {
    const own = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
    if (!own) throw new Error(`build/early-load.ts loads ${module} early, but no chunk begins with it`);
    add(own.fileName);
  }
  return [...files].map((file) => `/${file}`);
}

/**
 * Puts src/early-load/early-load.ts into index.html as an inline script that runs before any module, tells it the files
 * of each route and of the app, and leaves it to load and start them. The API allows the script by its hash.
 */
export function earlyLoad(): Plugin {
  let define: Record<string, string> = {};
  return {
    name: 'vitrine:early-load',
    configResolved(config) {
      define = { 'import.meta.env.APP_VERSION': String(config.define?.['import.meta.env.APP_VERSION']) };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const starts: Record<string, string[]> = {};
        let first = '';
        if (bundle) {
          const begun = entryOf(bundle);
          const { entry } = begun;
          first = begun.first;
          const latin = Object.keys(bundle).filter((name) => /archivo-latin-wdth-normal.*\.woff2$/.test(name));
          // The page has the styles of the app itself as an element.
          starts.app = [...entry, ...latin].filter((name) => !name.endsWith('.css')).map((name) => `/${name}`);
          for (const [name, modules] of Object.entries(STARTS)) starts[name] = filesOf(bundle, modules, entry);
          const around = new Set([...entry, ...(starts['content-page'] ?? []).map((file) => file.slice(1))]);
          for (const [type, module] of Object.entries(PARTS)) starts[`part-${type}`] = filesOf(bundle, module, around);
        }
        const script = await bundled(starts, first, define);
        const page = html.replace(MARK, () => `<script>${script}</script>`);
        if (!first) return page;
        const tag = new RegExp(`\\s*<script type="module"[^>]* src="${first}"></script>`);
        if (!tag.test(page)) throw new Error('index.html does not start the app as expected');
        return page.replace(tag, '').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
      },
    },
  };
}
