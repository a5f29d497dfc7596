import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyLoad } from './build/early-load.ts';
import { layerOrder } from './build/layer-order.ts';
import { precompress } from './build/precompress.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';
import manifest from './package.json' with { type: 'json' };

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), withoutJsonSchema(), layerOrder(), earlyLoad(), precompress()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: {
    assetsDir: 'app',
    target: 'es2023',
    cssTarget: 'chrome120',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs changes seldom: one file that stays cached over releases, and packs better as one.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|zod|zustand|use-sync-external-store)\//,
            },
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
