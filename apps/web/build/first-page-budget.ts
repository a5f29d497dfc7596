import type { Plugin, Rollup } from 'vite';
import { packed } from './brotli.ts';

/** JavaScript that a visit may begin with, on any route, in bytes of Brotli. */
const MAX_BYTES = 160_000;
/** What a route shows: the only modules that the start of a visit waits for beside the app and its texts. */
const PAGE = /\/src\/(?:pages|flows)\/[^?]*pages?\.tsx?$/;
const TEXTS = /\/src\/i18n\/de\.ts$/;
/** An import that does not come with the page (`later`), or of which a page has one (`or`); why is said behind it. */
const MARK = /\bimport\(\s*\/\* (later|or): [^*]*\*\/\s*'([^']+)'/g;

type Chunk = Rollup.OutputChunk;
const chunksOf = (bundle: Rollup.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Adds a chunk and all that it imports. */
function addTo(files: Set<Chunk>, bundle: Rollup.OutputBundle, chunk: Chunk): Set<Chunk> {
  if (files.has(chunk)) return files;
  files.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') addTo(files, bundle, next);
  }
  return files;
}

const sizes = new WeakMap<Chunk, Promise<number>>();

/** Bytes of a chunk as it is sent (build/precompress.ts). */
function sizeOf(chunk: Chunk): Promise<number> {
  const size = sizes.get(chunk) ?? packed(chunk.code).then(({ length }) => length);
  sizes.set(chunk, size);
  return size;
}

const measured = (files: Iterable<Chunk>) =>
  Promise.all([...files].map(async (file) => ({ name: file.fileName, bytes: await sizeOf(file) })));
const sum = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/**
 * Fails the build when a page comes with more JavaScript than its first visit may cost. What a page imports by `import()` counts too, unless
 * its module is marked where it is imported: `import(\/* later: when it is opened *\/ './sheet.tsx')`. A mark holds for all imports of the module.
 */
export function firstPageBudget(max = MAX_BYTES): Plugin {
  /** Modules that are imported by a mark, with the mark. */
  const marks = new Map<string, string>();
  return {
    name: 'vitrine:first-page-budget',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      for (const [, mark = '', source = ''] of code.matchAll(MARK)) {
        const found = await this.resolve(source, id);
        if (found) marks.set(found.id, mark);
      }
    },
    async writeBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const start = new Set<Chunk>();
      for (const chunk of chunks) if (chunk.isEntry || TEXTS.test(chunk.facadeModuleId ?? '')) addTo(start, bundle, chunk);
      for (const page of chunks.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))) {
        const files = addTo(new Set(start), bundle, page);
        const parts: Chunk[] = [];
        // What is added is looked at in its turn.
        for (const file of files) {
          if (start.has(file)) continue;
          for (const name of file.dynamicImports) {
            const next = bundle[name];
            if (next?.type !== 'chunk') continue;
            // A module that others import too shares its chunk, which then has no module in front.
            const mark = marks.get(next.facadeModuleId ?? next.moduleIds.find((id) => marks.has(id)) ?? '');
            if (mark === 'or') parts.push(next);
            else if (!mark) addTo(files, bundle, next);
          }
        }
        const ways = parts.length > 0 ? parts.map((part) => addTo(new Set(files), bundle, part)) : [files];
        for (const way of ways) {
          const list = await measured(way);
          if (sum(list) <= max) continue;
          const names = list.toSorted((a, b) => b.bytes - a.bytes).map((file) => `${file.name} ${file.bytes}`);
          this.error(
            `${page.facadeModuleId} begins with ${sum(list)} bytes of JavaScript, ${max} are allowed: ${names.join(', ')}`,
          );
        }
      }
    },
  };
}
