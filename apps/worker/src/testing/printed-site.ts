import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';

/** Ready to print from the start. */
const PAGE = '<html data-print-ready="true"><script src="/app/code.js"></script><p>A page</p></html>';

/** A site of one page at every path, whose code never changes at its address, and a browser. `asked`: the paths, in order. */
export async function startPrintedSite() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.replace(/\?.*/, ''));
    const [type, lasts, body] =
      url === '/app/code.js'
        ? ['text/javascript', 'public, max-age=31536000, immutable', 'document.title = "printed"']
        : ['text/html', 'no-store', PAGE];
    response.writeHead(200, { 'content-type': type, 'cache-control': lasts }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() }));
  return {
    asked,
    browser,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
