import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyLoad } from './build/early-load.ts';
import { firstFaces } from './build/first-faces.ts';
import { firstPageBudget } from './build/first-page-budget.ts';
import { firstScreen } from './build/first-screen.ts';
import { fontLicence } from './build/font-licence.ts';
import { layerOrder } from './build/layer-order.ts';
import { MAP_FILES, mapFiles } from './build/map-files.ts';
import { noCycles } from './build/no-cycles.ts';
import { PDF_FILES, pdfViewerFiles } from './build/pdf-files.ts';
import { precompress } from './build/precompress.ts';
import { printFonts } from './build/print-fonts.ts';
import { printLayout } from './build/print-layout.ts';
import { printModules } from './build/print-modules.ts';
import { scopedNames } from './build/scoped-names.ts';
import { sourceMaps } from './build/source-maps.ts';
import manifest from './package.json' with { type: 'json' };

/** Chunks of print and of the desktop app. */
const LOCAL = /\/(?:chapters|print-|cover-sheet|last-sheet|desktop|offline)[^/]*$/;

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  // The router's store asks for the shim of a hook that React has had since 18.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      // react-pdf names the modern build, which crashes in WebKit.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
    ],
  },
  plugins: [
    react(),
    layerOrder(),
    earlyLoad(),
    firstScreen(),
    firstFaces(),
    fontLicence(),
    printFonts(),
    printLayout(),
    printModules(),
    pdfViewerFiles(),
    mapFiles(),
    noCycles(),
    sourceMaps(),
    precompress(),
    firstPageBudget(),
  ],
  css: { modules: scopedNames },
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.MAP_FILES': JSON.stringify(`/${MAP_FILES}`),
    'import.meta.env.PDF_FILES': JSON.stringify(`/${PDF_FILES}`),
  },
  build: {
    sourcemap: 'hidden',
    assetsDir: 'app',
    target: 'es2023',
    cssTarget: 'chrome120',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Nearly every browser that runs es2023 preloads modules itself; the others load them when they are imported.
      polyfill: false,
      // A run of print has its modules from the server (build/print-modules.ts), the desktop app loads from this computer: the names would be in every visit.
      resolveDependencies: (file, files) => (LOCAL.test(file) ? files.filter((name) => name.endsWith('.css')) : files),
    },
    rolldownOptions: {
      // Schemas of the contract that a page does not read: making one does nothing else.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Every file names those it imports, and the app names all: letters of a hash do not pack.
        chunkFileNames: 'app/[name]-[hash:7].js',
        assetFileNames: 'app/[name]-[hash:7][extname]',
        codeSplitting: {
          // What every page begins with: its packages and the app's own modules, one file each (docs/decisions/2026-11-25-first-screen.md).
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/assets', '/download', '/mailbox', '/admin', '/health'].map((path) => [path, api])),
  },
});
