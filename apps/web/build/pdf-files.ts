import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import manifest from 'pdfjs-dist/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Folder of the build with what the PDF viewer loads by address; the version is in it, because it is cached for ever. */
export const PDF_FILES = `app/pdf-${manifest.version}/`;

/** The worker is named .js: as such it is packed and served like every other script of the app. */
const WORKER = { name: 'worker.js', file: 'legacy/build/pdf.worker.min.mjs' };
/** Files that do not embed them need character maps and the 14 standard fonts. */
const FOLDERS = ['cmaps', 'standard_fonts'];
/** Our policy allows no WebAssembly: this reads JPEG 2000 without it. */
const DECODER = 'wasm/openjpeg_nowasm_fallback.js';

async function pdfFiles(): Promise<{ name: string; file: string }[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(PDFJS, folder))).map((name) => ({ name: `${folder}/${name}`, file: `${folder}/${name}` })),
    ),
  );
  return [WORKER, { name: DECODER, file: DECODER }, ...lists.flat()];
}

/** Serves the files of pdfjs that are loaded by address from our own origin; nothing comes from elsewhere. */
export function pdfViewerFiles(): Plugin {
  return {
    name: 'vitrine:pdf-viewer-files',
    async generateBundle() {
      for (const { name, file } of await pdfFiles()) {
        this.emitFile({ type: 'asset', fileName: PDF_FILES + name, source: await readFile(join(PDFJS, file)) });
      }
    },
    async configureServer(server) {
      const files = new Map((await pdfFiles()).map(({ name, file }) => [`/${PDF_FILES}${name}`, file]));
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?')[0] ?? '');
        if (file === undefined) return next();
        if (/\.m?js$/.test(file)) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(PDFJS, file)).pipe(response);
      });
    },
  };
}
