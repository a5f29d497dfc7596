import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { REST_MS, type Screen, type StorageState } from './visit.ts';

const IS_TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;

interface File {
  type: string;
  body: Buffer;
  isBrotli: boolean;
}

const packed = (type: string, body: Buffer): File => {
  const isBrotli = IS_TEXT.test(type);
  return { type, body: isBrotli ? brotliCompressSync(body) : body, isBrotli };
};

/** A page of the app as it looks once it is there: its HTML and styles without any script. */
async function still(
  browser: Browser,
  url: string,
  { viewport, deviceScaleFactor }: Screen,
  state: StorageState,
): Promise<string> {
  const context = await browser.newContext({ viewport, deviceScaleFactor, storageState: state });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const html = await page.evaluate(() => {
    const working = document.querySelectorAll('script, link[rel=modulepreload], link[rel=preload][as=script], iframe');
    for (const one of Array.from(working)) one.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  return html;
}

/**
 * The peer of a page of any kind: the same texts, styles and pictures as a static page, as good as one written by hand. Its files come
 * from memory once they have been asked for, so its first visit is not to be measured.
 */
export async function serveStillPage(browser: Browser, origin: string, path: string, screen: Screen, state: StorageState) {
  const page = packed('text/html; charset=utf-8', Buffer.from(await still(browser, origin + path, screen, state)));
  const files = new Map<string, Promise<File>>();
  const fileOf = (url: string): Promise<File> => {
    const known = files.get(url);
    if (known) return known;
    const file = fetch(origin + url).then(async (answer) => {
      if (!answer.ok) throw new Error(`${url} of the page without a script answered ${answer.status}`);
      return packed(answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer()));
    });
    files.set(url, file);
    return file;
  };
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { type, body, isBrotli } = url === '/' ? page : await fileOf(url);
    const encoding = isBrotli ? { 'Content-Encoding': 'br' } : {};
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length, ...encoding }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => new Promise((resolve) => server.close(resolve)) };
}
