import { createHash } from 'node:crypto';
import { ASSET_KINDS, type AssetKind, type ManifestAsset, type ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { sortAssets, sortRoutes } from '@vitrine/contract/manifest-difference.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import type { Random } from './random.ts';

const encoder = new TextEncoder();
const hashes = new WeakMap<Uint8Array, string>();

/** SHA-256 as hex; each array is hashed once. */
export function hashOf(bytes: Uint8Array): string {
  const known = hashes.get(bytes);
  if (known) return known;
  const hash = createHash('sha256').update(bytes).digest('hex');
  hashes.set(bytes, hash);
  return hash;
}

interface Asset {
  kind: AssetKind;
  id: string;
  url: string;
  bytes: Uint8Array;
  offline: boolean;
  routes: string[];
}
interface Release {
  id: number;
  /** By `<language>/<route>`. */
  documents: Map<string, Uint8Array>;
  assets: Asset[];
}

const LINES = { x: ['a', 'b'], y: ['b', 'c'] } as const;
const ROUTES = [
  'home-page',
  'site/_all',
  'navigation/_all',
  'media-library/categories',
  'product/a',
  'product/b',
  'product/c',
  'product/d',
];
const PAGES = ROUTES.filter((route) => route.startsWith('product/'));

const textBytes = (text: string) => encoder.encode(text);

function lineDocument(slug: keyof typeof LINES, language: Language, version: number): Uint8Array {
  const content = LINES[slug].map((productSlug) => ({ productSlug }));
  const attributes = { tables: [{ type: 'fresh', content }] };
  return textBytes(
    JSON.stringify({
      data: { type: 'product-line', id: slug, attributes: { slug, title: `Line ${slug} ${version} ${language}` } },
      included: [{ type: 'output', id: '1', attributes }],
    }),
  );
}

/** What a server publishes: releases of both languages, and all files that ever were. */
export class World {
  readonly releases: Release[] = [];
  readonly files = new Map<string, Uint8Array>();
  /** Releases below this one cannot be read any more. */
  firstReadable = 1;
  #random: Random;
  #counter = 0;
  readonly #expected = new Map<string, ReadonlyMap<string, string>>();

  /** `size`: files that the first release has beside its documents, and a few more. */
  constructor(random: Random, size = 8) {
    this.#random = random;
    this.publish(size);
  }

  get current(): Release {
    const last = this.releases.at(-1);
    if (!last) throw new Error('Nothing is published.');
    return last;
  }

  #document(route: string, language: Language): Uint8Array {
    const version = this.#counter++;
    if (route === 'product-line/x' || route === 'product-line/y')
      return lineDocument(route === 'product-line/x' ? 'x' : 'y', language, version);
    // Some documents are the same in both languages.
    const of = route === 'site/_all' ? '' : language;
    return textBytes(`${of} ${route} ${version} ${'.'.repeat(this.#random.below(900))}`);
  }

  #asset(): Asset {
    const random = this.#random;
    const number = this.#counter++;
    const kind = random.pick(ASSET_KINDS);
    const bytes = new Uint8Array(4 + random.below(random.chance(0.2) ? 4000 : 400)).map((_, at) => (at * 31 + number) & 0xff);
    bytes.set([number & 0xff, number >> 8, random.below(256)]);
    const url = `/assets/${hashOf(bytes).slice(0, 16)}/file-${number}`;
    this.files.set(url, bytes);
    const routes = [
      random.pick(PAGES),
      ...(random.chance(0.4) ? [random.pick(['home-page', 'product-line/x', 'product/d'])] : []),
    ];
    const asset = { kind, id: String(number), url, bytes, offline: true, routes: [...new Set(routes)].sort() };
    // A further size is no part of offline mode.
    if (kind !== 'image') return asset;
    const further = textBytes(`small ${number}`);
    this.files.set(`${url}-400`, further);
    return asset;
  }

  /** A new release, in which some documents and files are others. */
  publish(added = 1): void {
    const random = this.#random;
    const former = this.releases.at(-1);
    const documents = new Map<string, Uint8Array>();
    for (const route of [...ROUTES, 'product-line/x', 'product-line/y']) {
      for (const language of LANGUAGES) {
        const key = `${language}/${route}`;
        const old = former?.documents.get(key);
        documents.set(key, old && random.chance(0.7) ? old : this.#document(route, language));
      }
    }
    const site = documents.get('de/site/_all');
    if (site) documents.set('en/site/_all', site);
    const kept = (former?.assets ?? []).filter(() => random.chance(0.8));
    const fresh = Array.from({ length: added + random.below(6) }, () => this.#asset());
    // The video of every still is there.
    const stills = fresh.filter(({ kind }) => kind === 'video-thumbnail');
    const videos = stills.map((still) => ({ ...this.#asset(), kind: 'video' as const, id: still.id, routes: still.routes }));
    const assets = [...kept, ...fresh, ...videos];
    const ids = new Set(assets.filter(({ kind }) => kind === 'video').map(({ id }) => id));
    this.releases.push({
      id: this.releases.length + 1,
      documents,
      assets: assets.filter(({ kind, id }) => kind !== 'video-thumbnail' || ids.has(id)),
    });
  }

  release(id: number): Release | null {
    return this.releases[id - 1] ?? null;
  }

  manifest(language: Language, id: number): ReleaseManifest {
    const { documents, assets } = this.release(id) ?? this.current;
    const prefix = `${language}/`;
    const line = ({ bytes, ...asset }: Asset): ManifestAsset => ({
      ...asset,
      sha256: hashOf(bytes),
      size: bytes.length,
      type: 'application/octet-stream',
    });
    return {
      site: language,
      release: id,
      routes: sortRoutes(
        [...documents]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, bytes]) => ({ route: key.slice(prefix.length), sha256: hashOf(bytes), size: bytes.length })),
      ),
      assets: sortAssets(
        assets.flatMap((asset) => {
          const further = this.files.get(`${asset.url}-400`);
          if (!further) return [line(asset)];
          return [line(asset), line({ ...asset, url: `${asset.url}-400`, bytes: further, offline: false })];
        }),
      ),
    };
  }

  /** Bytes of a file by its SHA-256, of the newest release. */
  sizes(): Map<string, number> {
    const { documents, assets } = this.current;
    return new Map([...documents.values(), ...assets.map(({ bytes }) => bytes)].map((bytes) => [hashOf(bytes), bytes.length]));
  }

  /** What a catalogue of a release has to have, by key of its index; worked out apart from the engine. */
  expected(id: number, packs: Packs): ReadonlyMap<string, string> {
    const name = `${id} ${JSON.stringify(packs)}`;
    const known = this.#expected.get(name) ?? this.#expect(id, packs);
    this.#expected.set(name, known);
    return known;
  }

  #expect(id: number, packs: Packs): ReadonlyMap<string, string> {
    const { documents, assets } = this.release(id) ?? this.current;
    const keys = new Map(
      [...documents].filter(([key]) => !key.includes('media-library')).map(([key, bytes]) => [key, hashOf(bytes)]),
    );
    const linesOf = (route: string) =>
      (['x', 'y'] as const).filter(
        (line) => route === `product-line/${line}` || LINES[line].some((slug) => route === `product/${slug}`),
      );
    const hasVideos = (line: string) =>
      (packs.lines === null || packs.lines.includes(line)) && !packs.withoutVideos?.includes(line);
    for (const { kind, url, bytes, routes } of assets) {
      const isHeavy = kind !== 'image' && kind !== 'video-thumbnail';
      const isLeftOut = routes.every(
        (route) => linesOf(route).length > 0 && !linesOf(route).some((line) => packs.lines?.includes(line)),
      );
      if (isHeavy && packs.lines !== null && isLeftOut) continue;
      const isSilent = routes.every((route) => linesOf(route).length > 0 && !linesOf(route).some((line) => hasVideos(line)));
      if (kind === 'video' && (!packs.withVideos || isSilent)) continue;
      keys.set(url.slice(1), hashOf(bytes));
    }
    return keys;
  }
}
