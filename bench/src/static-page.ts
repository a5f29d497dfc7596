import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { product } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The product page as one would write it by hand, without any script: the same first screen, pictures and texts. */
function html(p: Model<typeof product>): string {
  const hero = p.productImage?.versions.auto;
  const square = p.productImage?.versions.square ?? hero;
  const set = (version: typeof hero) =>
    (['400', '800', '1600'] as const).flatMap((w) => (version?.default[w] ? [`${version.default[w]} ${w}w`] : [])).join(', ');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(p.title)}</title>
<link rel="preload" as="image" imagesrcset="${set(hero)}" imagesizes="100vw" media="(min-width: 1024px)" fetchpriority="high">
<link rel="preload" as="image" imagesrcset="${set(square)}" imagesizes="100vw" media="(max-width: 1023px)" fetchpriority="high">
<style>body{margin:0;font:16px/1.55 Arial,sans-serif;color:#171c20}header{height:72px;border-bottom:1px solid #d8dde0}
.intro{position:relative;min-height:calc(100svh - 72px);background:#f4f6f7}.intro img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.txt{position:relative;padding:72px}.txt h1{font-size:clamp(4rem,2rem + 8.2vw,11rem);line-height:.9;margin:0}
section{padding:96px 72px}section img{width:100%;aspect-ratio:3/2;object-fit:cover;height:auto}</style></head><body><header></header>
<div class="intro"><picture><source media="(max-width: 1023px)" srcset="${set(square)}" sizes="100vw"><img srcset="${set(hero)}" sizes="100vw" alt="${escapeHtml(p.productImage?.alt ?? '')}" fetchpriority="high"></picture>
<div class="txt"><h1>${escapeHtml(p.productTypeName)}</h1><p>${escapeHtml(p.content.productSubline)}</p></div></div>
${p.productAdvantageList
  .map((a) => {
    const picture = a.productImage?.versions.landscape;
    return `<section><h2>${escapeHtml(a.title)}</h2>${picture ? `<img loading="lazy" srcset="${set(picture)}" sizes="50vw" alt="">` : ''}<p>${escapeHtml(a.copy)}</p></section>`;
  })
  .join('\n')}
</body></html>`;
}

/** Serves the hand-written page and, from `origin`, its pictures, all loaded before anything is measured: from one place, as ours are. */
export async function serveStaticPage(p: Model<typeof product>, origin: string) {
  const body = brotliCompressSync(html(p));
  const pictures = new Map<string, Buffer>();
  for (const [path] of html(p).matchAll(/\/assets\/[^\s"]+/g)) {
    if (!pictures.has(path)) pictures.set(path, Buffer.from(await (await fetch(origin + path)).arrayBuffer()));
  }
  const server = createServer((request, response) => {
    const picture = pictures.get(request.url ?? '');
    if (picture) response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': picture.length }).end(picture);
    else
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => new Promise((resolve) => server.close(resolve)) };
}
