import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));

/** Serves the app as in development, the only form that has the gallery, before the API at `api`. Answers its origin. */
export async function serveGallery(api: string): Promise<{ origin: string; close: ViteDevServer['close'] }> {
  // apps/web/vite.config.ts reads it.
  process.env.API_ORIGIN = api;
  const server = await createServer({
    root: WEB,
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The gallery has no address.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
