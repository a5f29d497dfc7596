import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADER_IS_DOCUMENT_RENDERER } from '@vitrine/contract/headers.ts';
import { OWN_PAGES_ATTRIBUTE, PRINT_LAYOUT_FILE, type PrintMeta, printMeta } from '@vitrine/contract/print.ts';

export interface StandInSite {
  port: number;
  origin: string;
  /** Every request's path and headers, in order. */
  requests: { path: string; headers: IncomingMessage['headers']; data: PrintMeta | null }[];
  /** Files by their address; a chapter `/static-product/a-2` is `/assets/0123456789abcdef/a-2.pdf`. */
  files: Map<string, Uint8Array>;
  /** What its pages are laid out by. */
  layout: string;
  close(): Promise<void>;
}

interface StandInOptions {
  /** Route paths of a document by its hash. The last number of a path is how many pages it prints: `/product/a-2`. */
  pagesOf: (hash: string) => Promise<string[]> | string[];
  /** Begins the links of its pages, as the app's server has it. */
  publicUrl?: string;
  readyMs?: number;
  /** More markup for the page: what a test breaks or adds. */
  extra?: (data: PrintMeta) => string;
}

const sheets = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => `<div class="sheet"><p>${text}, sheet ${index + 1}</p></div>`).join('');
const pagesOfPath = (path: string) => Number(/(\d+)$/.exec(path)?.[1] ?? 1);

/** Keeps places for the pages of a file. */
const filePlaces = (path: string, index: number) => {
  const pages = pagesOfPath(path);
  const url = `/assets/0123456789abcdef/${path.split('/').at(-1)}.pdf`;
  const name = `<h1 style="font-size:1pt;margin:0">Kapitel ${path}</h1>`;
  const places = Array.from({ length: pages }, (_, page) =>
    page === 0 ? `<div class="sheet" id="chapter-${index + 1}">${name}</div>` : '<div class="sheet"><p>Platz</p></div>',
  );
  return `<article ${OWN_PAGES_ATTRIBUTE}="${url}" data-pages="${pages}" data-anchor="chapter-${index + 1}">${places.join('')}</article>`;
};

function chapter(path: string, index: number, publicUrl: string) {
  if (path.startsWith('/static-product/')) return filePlaces(path, index);
  return `<section id="chapter-${index + 1}"><h1 class="title">Kapitel <a href="${publicUrl}${path}">${path}</a></h1>${sheets(pagesOfPath(path), path)}</section>`;
}

function printRun(paths: string[], data: PrintMeta, publicUrl: string): string {
  const rows = paths.map(
    (path, index) => `<li><a href="#chapter-${index + 1}">${path}</a> <span data-page="${path}"></span></li>`,
  );
  return `<section><div class="sheet"><h1>Deckblatt</h1></div></section>
    <section id="contents"><div class="sheet"><h1>Inhalt</h1><ol>${rows.join('')}
      <li><a href="#last-sheet">Kontakt</a> <span data-page="last-sheet"></span></li></ol></div></section>
    ${paths.map((path, index) => chapter(path, index, publicUrl)).join('')}
    <section id="last-sheet"><div class="sheet"><h1>Kontakt</h1><a href="mailto:a@example.com">a@example.com</a></div></section>
    <script>
      window.setPageCounts = (counts) => {
        for (const span of document.querySelectorAll('[data-page]')) span.textContent = 'Seite ' + (counts[span.dataset.page] ?? '?');
      };
      setPageCounts(${JSON.stringify(data.pageCounts ?? {})});
    </script>`;
}

function html(body: string, data: PrintMeta, readyMs: number): string {
  return `<!doctype html><html lang="${data.meta.language}"><head><meta charset="utf-8"><title>Druck</title><style>
    @page { size: A4; margin: 0 } body { margin: 0; font: 12pt sans-serif }
    .sheet { height: 296mm; break-after: page; overflow: hidden } .title { position: absolute; margin: 0 }
    </style></head><body>${body}
    <script>setTimeout(() => { document.documentElement.dataset.printReady = 'true' }, ${readyMs})</script></body></html>`;
}

/** Replaces the app: printed pages that behave as the contract says (print.ts), without building the app. */
export async function startStandInSite({
  pagesOf,
  publicUrl = '',
  readyMs = 100,
  extra = () => '',
}: StandInOptions): Promise<StandInSite> {
  const requests: StandInSite['requests'] = [];
  const files: StandInSite['files'] = new Map();
  const site = { layout: 'a'.repeat(64) };
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname === `/${PRINT_LAYOUT_FILE}`) {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(site.layout);
      return;
    }
    const encoded = url.searchParams.get('data');
    const data = encoded ? printMeta.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))) : null;
    requests.push({ path: url.pathname, headers: request.headers, data });
    const file = files.get(url.pathname);
    if (file) {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(file);
      return;
    }
    if (!data || !request.headers[HEADER_IS_DOCUMENT_RENDERER.toLowerCase()]) {
      response.writeHead(404).end();
      return;
    }
    const body = data.offerId
      ? printRun(await pagesOf(data.offerId), data, publicUrl)
      : sheets(pagesOfPath(url.pathname), url.pathname);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(body + extra(data), data, readyMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests,
    files,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
