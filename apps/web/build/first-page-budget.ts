import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** JavaScript that a visit may begin with, on any route, in bytes of Brotli. */
const MAX_BYTES = 160_000;
const compress = promisify(brotliCompress);
/** What a route shows: the only modules that the start of a visit waits for beside the app and its texts. */
const PAGE = /\/src\/(?:pages|flows)\/[^?]*pages?\.tsx?$/;
const TEXTS = /\/src\/i18n\/de\.ts$/;

const chunksOf = (bundle: Rollup.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk and all that it imports. */
function withImports(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk, files = new Set<Rollup.OutputChunk>()) {
  if (files.has(chunk)) return files;
  files.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') withImports(bundle, next, files);
  }
  return files;
}

const sizes = new WeakMap<Rollup.OutputChunk, Promise<number>>();

/** Bytes of a chunk as it is sent (build/precompress.ts). */
function sizeOf(chunk: Rollup.OutputChunk): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = sizes.get(chunk) ?? compress(chunk.code, { params }).then(({ length }) => length);
  sizes.set(chunk, size);
  return size;
}

/** Fails the build when a page comes with more JavaScript than its first visit may cost. */
export function firstPageBudget(max = MAX_BYTES): Plugin {
  return {
    name: 'vitrine:first-page-budget',
    apply: 'build',
    async writeBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const start = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || TEXTS.test(facadeModuleId ?? ''));
      for (const page of chunks.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))) {
        const files = new Set([...start, page].flatMap((chunk) => [...withImports(bundle, chunk)]));
        const measured = await Promise.all([...files].map(async (file) => ({ name: file.fileName, bytes: await sizeOf(file) })));
        const bytes = measured.reduce((sum, file) => sum + file.bytes, 0);
        if (bytes <= max) continue;
        const list = measured.toSorted((a, b) => b.bytes - a.bytes).map((file) => `${file.name} ${file.bytes}`);
        this.error(`${page.facadeModuleId} begins with ${bytes} bytes of JavaScript, ${max} are allowed: ${list.join(', ')}`);
      }
    },
  };
}
