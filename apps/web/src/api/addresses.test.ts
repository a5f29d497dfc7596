import { QueryClient } from '@tanstack/react-query';
import { assetImage, assetPdf, assetVideo } from '@vitrine/contract/assets.ts';
import { webrotate360 } from '@vitrine/contract/webrotate-360.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeEach, expect, test } from 'vitest';
import { platform } from '../platform.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { SERVER, STORE, testDesktop } from '../testing/test-desktop.ts';
import { testRotator } from '../testing/test-rotator.ts';
import { wireImage } from '../testing/wire-image.ts';
import { withAddresses } from './addresses.ts';
import { findOne } from './find.ts';
import { records } from './records.ts';

const FOLDER = '/assets/0123456789abcdef';
const picture = wireImage('wolf');
const { auto } = picture.attributes.versions;
const sizes = {
  ...picture,
  attributes: {
    ...picture.attributes,
    versions: { auto: { ...auto, default: { '400': `${FOLDER}/wolf-400.webp`, ...auto.default } } },
  },
};
const version = (height: number) => ({
  url: `${FOLDER}/film-${height}.mp4`,
  type: 'video/mp4',
  extension: 'mp4',
  height,
  size: 1,
  thumbnail: null,
  thumbnailExtension: null,
});
const video = {
  type: 'asset-video',
  id: 'film',
  attributes: {
    alt: '',
    width: 1920,
    height: 1080,
    placeholder: '',
    versions: [version(1080), version(720)],
    offlineVersion: `${FOLDER}/film-720.mp4`,
  },
  relationships: { thumbnail: { data: null } },
};
const pdf = {
  type: 'asset-pdf',
  id: 'sheet',
  attributes: { storageUrl: `${FOLDER}/blatt.pdf`, offlineLink: `${FOLDER}/blatt.pdf`, extension: 'pdf', size: 1, pages: 2 },
};
const documents = new Map(
  Object.entries({ picture: sizes, video, pdf, rotator: testRotator() }).map(([path, data]) => [path, { data }] as const),
);

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** As the desktop platform does it. */
let base = SERVER;
const origin = { ...memoryOrigin(documents, new Map()), assetUrl: (url: string) => base + url };
beforeEach(() => {
  Object.assign(platform, { origin, desktop: testDesktop(origin).desktop });
  records.prepare = withAddresses;
  base = SERVER;
  offlineMode.setState({ isOn: false });
});

test('a document of the desktop app names its files by the server, online', async () => {
  const image = await fresh().fetchQuery(findOne(assetImage, 'picture'));
  expect(image.versions.auto?.default).toEqual({
    '400': `${SERVER}${FOLDER}/wolf-400.webp`,
    default: `${SERVER}${FOLDER}/wolf.webp`,
  });
  const film = await fresh().fetchQuery(findOne(assetVideo, 'video'));
  expect(film.versions.map(({ url }) => url)).toEqual([`${SERVER}${FOLDER}/film-1080.mp4`, `${SERVER}${FOLDER}/film-720.mp4`]);
  const rotator = await fresh().fetchQuery(findOne(webrotate360, 'rotator'));
  expect(rotator.renderingPaths.xmlFile).toBe(`${SERVER}${FOLDER}/k-550/config.xml`);
  expect(rotator.hotspots[0]?.info.src).toBe(`${SERVER}${FOLDER}/k-550/hotspots/bowl.mp4`);
});

test('offline it names the files that the disk has, by the store', async () => {
  base = STORE;
  offlineMode.setState({ isOn: true });
  const image = await fresh().fetchQuery(findOne(assetImage, 'picture'));
  const kept = `${STORE}${FOLDER}/wolf.webp`;
  expect(image.versions.auto).toMatchObject({ default: { default: kept }, offline: kept, print: kept, printSmall: {} });
  expect(image.versions.auto?.default).not.toHaveProperty('400');
  const film = await fresh().fetchQuery(findOne(assetVideo, 'video'));
  expect(film.versions.map(({ url }) => url)).toEqual([`${STORE}${FOLDER}/film-720.mp4`]);
  const sheet = await fresh().fetchQuery(findOne(assetPdf, 'pdf'));
  expect(sheet.storageUrl).toBe(`${STORE}${FOLDER}/blatt.pdf`);
});

test('a record that leads back to itself is walked once', () => {
  const record: Record<string, unknown> = { link: `/download${FOLDER}/blatt.pdf`, page: '/product/ww-200' };
  record.self = record;
  expect(withAddresses(record)).toMatchObject({ link: `${SERVER}/download${FOLDER}/blatt.pdf`, page: '/product/ww-200' });
});

test('a browser does nothing to a record', async () => {
  Object.assign(platform, { desktop: null });
  records.prepare = (record) => record;
  const image = await fresh().fetchQuery(findOne(assetImage, 'picture'));
  expect(image.versions.auto?.default.default).toBe(`${FOLDER}/wolf.webp`);
});
