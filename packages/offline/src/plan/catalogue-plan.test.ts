import type { ManifestAsset, ReleaseManifest } from '@vitrine/contract/manifest.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { expect, test } from 'vitest';
import { planCatalogue, sizesOfPacks } from './catalogue-plan.ts';
import { readLine } from './product-lines.ts';

const ALL = { lines: null, withVideos: true };
const hash = (letter: string) => letter.repeat(64);
const asset = (name: string, change: Partial<ManifestAsset> = {}): ManifestAsset => ({
  kind: 'pdf',
  id: name,
  url: `/assets/${hash('a').slice(0, 16)}/${name}`,
  sha256: hash(name.slice(0, 1)),
  size: 100,
  type: 'application/pdf',
  offline: true,
  routes: ['home-page'],
  ...change,
});
const manifest = (assets: ManifestAsset[], site: 'de' | 'en' = 'de'): ReleaseManifest => ({
  site,
  release: 7,
  routes: ['home-page', 'media-library/categories', 'search-index/_all'].map((route) => ({ route, sha256: hash('0'), size: 10 })),
  assets,
});
const plan = (
  assets: ManifestAsset[],
  packs: Parameters<typeof planCatalogue>[2] = ALL,
  lines: Parameters<typeof planCatalogue>[1] = [],
) => planCatalogue(new Map([['de', manifest(assets)]]), lines, packs);
const keysOf = (tasks: ReturnType<typeof plan>['tasks']) => tasks.flatMap(({ entries }) => entries.map(({ key }) => key));
const names = (tasks: ReturnType<typeof plan>['tasks']) =>
  keysOf(tasks.filter(({ stage }) => stage !== 'dataObjects')).map((key) => key.replace(/.*\//, ''));
const routesOf = (slug: string, routes: string[]) => new Set([`product-line/${slug}`, ...routes]);
const titles = (slug: string) => ({ de: `${slug}-Linie`, en: `${slug} line` });
const line = (slug: string, routes: string[]) => ({ slug, titles: titles(slug), routes: routesOf(slug, routes) });

test('documents are those of the offline list, and what is of no release', () => {
  expect(keysOf(plan([]).tasks)).toEqual(['de/home-page', 'de/search-index/_all', 'de/user/current', 'de/page-counts/_all']);
  expect(plan([]).tasks.flatMap(({ entries }) => entries.map(({ type }) => type))).toEqual([
    'application/vnd.api+json',
    'application/json',
    'application/vnd.api+json',
    'application/vnd.api+json',
  ]);
});

test('each kind has its folder and its stage, and a still is loaded with its video', () => {
  const kinds = ['image', 'rendering', 'video', 'video-thumbnail', 'pdf', '360'] as const;
  const { tasks } = plan(kinds.map((kind, at) => asset(`${at}${kind}`, { kind, id: 'one', sha256: hash(String(at + 1)) })));
  const assets = tasks.filter(({ stage }) => stage !== 'dataObjects');
  expect(assets.map(({ stage, folder }) => [stage, folder])).toEqual([
    ['images', 'images'],
    ['renderings', 'renderings'],
    ['videos', 'videos'],
    ['videos', 'video-thumbnails'],
    ['pdfs', 'pdfs'],
    ['360', '360'],
  ]);
});

test('of a picture the file that the release prefers is kept, and the largest where it prefers none', () => {
  const image = (name: string, change: Partial<ManifestAsset>) => asset(name, { kind: 'image', ...change });
  const preferred = [
    image('b', { id: '1', offline: false }),
    image('c', { id: '1' }),
    image('d', { id: '1', offline: false, size: 900 }),
  ];
  const without = [image('e', { id: '2', offline: false }), image('f', { id: '2', offline: false, size: 900 })];
  expect(names(plan([...preferred, ...without]).tasks)).toEqual(['c', 'f']);
});

test('a still without any video has no source, unless videos are left out', () => {
  const still = asset('b', { kind: 'video-thumbnail', id: 'v1' });
  expect(plan([still]).withoutSource).toEqual(['v1']);
  expect(plan([still], { lines: null, withVideos: false }).withoutSource).toEqual([]);
  expect(plan([still, asset('c', { kind: 'video', id: 'v1' })]).withoutSource).toEqual([]);
});

test('a file is loaded once, whatever number of paths and languages show it', () => {
  const twice = [asset('b'), asset('c', { sha256: hash('b') })];
  const { tasks } = planCatalogue(
    new Map([
      ['de', manifest(twice)],
      ['en', manifest(twice, 'en')],
    ]),
    [],
    ALL,
  );
  const [shared, ...others] = tasks.filter(({ stage }) => stage === 'pdfs');
  expect(others).toEqual([]);
  expect(shared?.entries).toHaveLength(2);
  const hashes = tasks.flatMap(({ folder, expected }) => (expected ? [`${folder} ${expected.sha256}`] : []));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a line that is left out takes along what only its pages show', () => {
  const lines = [line('x', ['product/1', 'product/2']), line('y', ['product/2'])];
  const assets = [
    asset('b', { routes: ['product/1'] }),
    asset('c', { routes: ['product/2'] }),
    asset('d', { routes: ['home-page', 'product/1'] }),
    asset('e', { routes: ['product/3'] }),
    asset('f', { kind: 'image', routes: ['product/1'] }),
  ];
  expect(names(plan(assets, { lines: ['y'], withVideos: true }, lines).tasks)).toEqual(['c', 'd', 'e', 'f']);
  expect(names(plan(assets, { lines: [], withVideos: true }, lines).tasks)).toEqual(['d', 'e', 'f']);
  expect(sizesOfPacks(new Map([['de', manifest(assets)]]), lines, ALL).lines).toEqual([
    { slug: 'x', titles: titles('x'), bytes: 100, videoBytes: 0 },
    { slug: 'y', titles: titles('y'), bytes: 0, videoBytes: 0 },
  ]);
});

test('a line can be kept without the videos that only its pages show', () => {
  const lines = [line('x', ['product/1', 'product/2']), line('y', ['product/2'])];
  const assets = [
    asset('b', { kind: 'video', id: '1', routes: ['product/1'] }),
    asset('c', { kind: 'video', id: '2', routes: ['product/2'] }),
    asset('d', { kind: 'video', id: '3', routes: ['home-page', 'product/1'] }),
    asset('e', { routes: ['product/1'] }),
    asset('f', { kind: 'video-thumbnail', id: '1', routes: ['product/1'] }),
  ];
  const kept = (packs: Packs) => names(plan(assets, packs, lines).tasks);
  expect(kept({ lines: null, withVideos: true, withoutVideos: ['x'] })).toEqual(['c', 'd', 'e', 'f']);
  expect(kept({ lines: null, withVideos: true, withoutVideos: ['x', 'y'] })).toEqual(['d', 'e', 'f']);
  // The video of both lines goes with the one that is left out and the one without videos.
  expect(kept({ lines: ['x'], withVideos: true, withoutVideos: ['x'] })).toEqual(['d', 'e', 'f']);
  expect(kept({ lines: ['x'], withVideos: false, withoutVideos: [] })).toEqual(['e', 'f']);
  expect(sizesOfPacks(new Map([['de', manifest(assets)]]), lines, ALL).lines).toMatchObject([
    { slug: 'x', bytes: 200, videoBytes: 100 },
    { slug: 'y', bytes: 0, videoBytes: 0 },
  ]);
});

test('without videos their stills stay', () => {
  const assets = [asset('b', { kind: 'video', id: '1' }), asset('c', { kind: 'video-thumbnail', id: '1' })];
  expect(names(plan(assets, { lines: null, withVideos: false }).tasks)).toEqual(['c']);
  expect(sizesOfPacks(new Map([['de', manifest(assets)]]), [], ALL).videoBytes).toBe(100);
});

test('a line has its own page and those of the machines in its tables', () => {
  const attributes = {
    tables: [
      {
        type: 'fresh',
        content: [
          { productSlug: 'ww-200', output: 1 },
          { productSlug: 'k-550', output: 2 },
        ],
      },
    ],
  };
  const document = {
    data: { type: 'product-line', id: '1', attributes: { slug: 'rohwurst', title: 'Rohwurst' } },
    included: [
      { type: 'output', id: '2', attributes },
      { type: 'faq', id: '3', attributes: { question: '?' } },
    ],
  };
  expect(readLine(document)).toEqual({
    slug: 'rohwurst',
    title: 'Rohwurst',
    routes: routesOf('rohwurst', ['product/ww-200', 'product/k-550']),
  });
  expect(readLine({ data: null })).toBeNull();
});
