import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyLoad } from './build/early-load.ts';
import { fontLicence } from './build/font-licence.ts';
import { layerOrder } from './build/layer-order.ts';
import { MAP_FILES, mapFiles } from './build/map-files.ts';
import { noCycles } from './build/no-cycles.ts';
import { PDF_FILES, pdfViewerFiles } from './build/pdf-files.ts';
import { precompress } from './build/precompress.ts';
import { printFonts } from './build/print-fonts.ts';
import { printLayout } from './build/print-layout.ts';
import { secondPass } from './build/second-pass.ts';
import { sourceMaps } from './build/source-maps.ts';
import manifest from './package.json' with { type: 'json' };

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/react-router\/dist\/esm\/link\.js)|zod|zustand|use-sync-external-store)\//;
/** Controls of forms, with the icons that only they have. */
const FIELDS =
  /packages\/ui\/src\/(?:alert|checkbox|field|input|password-field|select|text-)|lucide\/dist\/esm\/icons\/(?:eye|eye-off|chevron-down)\./;
/** What only pages of accounts need of the contract. */
const ACCOUNTS = 'account-|registration|new-password|password-reset|newsletter|my-data';
const SHELL = new RegExp(
  [
    'apps/web/src/(?:main|router|platform|print-mode|zod-jitless)',
    'apps/web/src/(?:api|session|stores|routes)/(?!addresses|desktop|mail-code|begin-session|forget-typed|log-out|session-token|watch-session|channel|print-)',
    'apps/web/src/early-load/mail-code',
    'apps/web/src/error-reports/follow-problems',
    'apps/web/src/i18n/(?:i18n|catalogue|file-size|use-)',
    'apps/web/src/shell/(?!menu/|settings/|smooth-scroll|entry-|public-|notification-list|notification-link|notifications.module|background|follow-news|web-build|when-quiet|grid-overlay)',
    'packages/platform/src/(?:web|[a-z-]+/web)',
    `packages/contract/src/(?!${ACCOUNTS}|error-reports|privacy-policy|rich-text|locations|manifest|offline-routes|resources|server-events|validation-texts)`,
    'packages/ui/src/(?:class-names|icon|chips|custom-properties|prefers-reduced-motion|button|arrow-link|skeleton|logo|tokens|fonts|base|type|picture/)',
    'node_modules/thumbhash',
    'vite/preload-helper',
  ].join('|'),
);

/** Only what is named: what it imports may be wanted by other pages too. */
const alone = { includeDependenciesRecursively: false };

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
    fontLicence(),
    printFonts(),
    printLayout(),
    pdfViewerFiles(),
    mapFiles(),
    noCycles(),
    secondPass(),
    sourceMaps(),
    precompress(),
  ],
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
    rolldownOptions: {
      // Schemas of the contract that a page does not read: making one does nothing else.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs: one file each, which packs better and takes one request. Vendor stays cached over releases.
            { name: 'vendor', test: VENDOR },
            { name: 'shell', test: SHELL },
            // What pages of accounts share comes together, and the shell has fewer names to know.
            { ...alone, name: 'fields', test: FIELDS },
            {
              ...alone,
              name: 'accounts',
              test: new RegExp(`web/src/(?:forms/|session/mail-code|shell/(?:entry|public)-)|contract/src/(?:${ACCOUNTS})`),
            },
            {
              ...alone,
              name: 'accounts-de',
              test: /i18n\/de\/(?:accounts|password|profile|registration)|texts\/account-fields-de/,
            },
            {
              ...alone,
              name: 'accounts-en',
              test: /i18n\/en\/(?:accounts|password|profile|registration)|texts\/account-fields-en/,
            },
            { ...alone, name: 'session', test: /web\/src\/session\/(?:forget-typed|log-out|session-token)/ },
            { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2 },
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
