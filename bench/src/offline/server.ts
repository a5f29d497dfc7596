/**
 * A server with a catalogue in memory, as a process of its own: both the app and curl load from it. Arguments: files of each stage and their
 * bytes as JSON. It prints its address.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AssetKind, ManifestAsset, ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { compareManifests, sortAssets, sortRoutes } from '@vitrine/contract/manifest-difference.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

/** How many files of a stage there are, and the bytes of each. */
export const catalogueShape = z.object({
  documents: z.object({ count: z.int(), bytes: z.int() }),
  assets: z.array(z.object({ kind: z.enum(['image', 'rendering', 'video', 'pdf', '360']), count: z.int(), bytes: z.int() })),
});
export type CatalogueShape = z.infer<typeof catalogueShape>;

interface Asset {
  kind: AssetKind;
  id: string;
  name: string;
  bytes: Buffer;
}

const shape = catalogueShape.parse(JSON.parse(process.argv[2] ?? ''));
const hashes = new WeakMap<Buffer, string>();
function hashOf(bytes: Buffer): string {
  const hash = hashes.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, hash);
  return hash;
}
const urlOf = ({ bytes, name }: Asset) => `/assets/${hashOf(bytes).slice(0, 32)}/${name}`;

/** Half of the documents is German, half English. */
let documents = new Map(
  LANGUAGES.flatMap((language) =>
    Array.from({ length: shape.documents.count / 2 }, (_, n): [string, Buffer] => [
      `${language}/product/machine-${n}`,
      randomBytes(shape.documents.bytes),
    ]),
  ),
);
let assets: Asset[] = shape.assets.flatMap(({ kind, count, bytes }) =>
  Array.from({ length: count }, (_, n) => ({ kind, id: `${kind}-${n}`, name: `${kind}-${n}`, bytes: randomBytes(bytes) })),
);
const outside = Buffer.from('{"data":[]}');
let sent = 0;

function manifest(language: Language, release: number): ReleaseManifest {
  const prefix = `${language}/`;
  return {
    site: language,
    release,
    routes: sortRoutes(
      [...documents]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, bytes]) => ({ route: key.slice(prefix.length), sha256: hashOf(bytes), size: bytes.length })),
    ),
    assets: sortAssets(
      assets.map(
        (asset): ManifestAsset => ({
          kind: asset.kind,
          id: asset.id,
          url: urlOf(asset),
          sha256: hashOf(asset.bytes),
          size: asset.bytes.length,
          type: 'application/octet-stream',
          offline: true,
          routes: ['product/machine-0'],
        }),
      ),
    ),
  };
}

const releases: Record<Language, ReleaseManifest>[] = [];
const files = new Map<string, Buffer>();
function publish(): void {
  const id = releases.length + 1;
  releases.push({ de: manifest('de', id), en: manifest('en', id) });
  for (const asset of assets) files.set(urlOf(asset), asset.bytes);
}
publish();

/** A release in which each `every`-th document and file is another one. Answers the bytes that changed. */
function change(every: number): number {
  let changed = 0;
  const other = (bytes: Buffer) => {
    changed += bytes.length;
    return randomBytes(bytes.length);
  };
  documents = new Map([...documents].map(([key, bytes], n) => [key, n % every === 0 ? other(bytes) : bytes]));
  assets = assets.map((asset, n) => (n % every === 0 ? { ...asset, bytes: other(asset.bytes) } : asset));
  publish();
  return changed;
}

function find(path: string, language: Language, since: string | null): Buffer | null {
  const current = releases.at(-1);
  if (!current) return null;
  const former = since === null ? null : releases[Number(since) - 1];
  if (path === '/api/v1/release/manifest') {
    const data = former ? compareManifests(former[language], current[language]) : current[language];
    return Buffer.from(JSON.stringify({ data }));
  }
  if (/^\/api\/v1\/(?:user\/current|page-counts\/_all|auth\/ping)$/.test(path)) return outside;
  return files.get(path) ?? documents.get(`${language}/${path.replace('/api/v1/', '')}`) ?? null;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
  if (pathname === '/sent') return void response.end(JSON.stringify({ sent }));
  if (pathname === '/change') return void response.end(JSON.stringify({ changed: change(Number(searchParams.get('every'))) }));
  const language = LANGUAGES.find((one) => one === request.headers['x-language']) ?? 'de';
  const bytes = find(pathname, language, searchParams.get('since'));
  if (!bytes) return void response.writeHead(404).end();
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const body = bytes.subarray(from);
  sent += body.length;
  const range = { 'Content-Range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
  response.writeHead(from > 0 ? 206 : 200, { 'Content-Length': body.length, ...(from > 0 ? range : {}) });
  response.end(body);
}

const server = createServer(answer).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  console.log(`http://127.0.0.1:${address.port}`);
});
