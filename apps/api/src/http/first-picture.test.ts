import { expect, test } from 'vitest';
import { firstPictureLinks } from './first-picture.ts';

const url = (name: string) => `/assets/0123456789abcdef/${name}`;
const version = (name: string) => ({
  default: { '400': url(`${name}-400.webp`), '800': url(`${name}-800.webp`), default: url(`${name}-1600.webp`) },
  offline: url(`${name}-1600.webp`),
  width: 1600,
  height: 1000,
  print: url(`${name}.jpg`),
  printSmall: {},
});
const image = {
  type: 'asset-image',
  id: 'i',
  attributes: {
    alt: 'a',
    extension: 'webp',
    original: null,
    offlineLink: url('auto-1600.webp'),
    width: 1600,
    height: 1000,
    placeholder: '',
    versions: { auto: version('auto'), square: version('square') },
  },
};
const to = (type: string, id: string) => ({ data: { type, id } });
const product = { type: 'product', id: 'p', attributes: {}, relationships: { productImage: to('asset-image', 'i') } };
const links = (data: { type: string; relationships?: object }, ...included: object[]) =>
  firstPictureLinks(data.type, Buffer.from(JSON.stringify({ data, included })));

test('the header names the picture of a product for narrow and for other windows', () => {
  const square = [`${url('square-400.webp')} 400w`, `${url('square-800.webp')} 800w`, `${url('square-1600.webp')} 1600w`];
  const [narrow, other] = links(product, image)?.split(', <') ?? [];
  expect(narrow).toBe(
    `<${url('square-1600.webp')}>; rel="preload"; as="image"; imagesrcset="${square.join(', ')}"; imagesizes="100vw"; media="screen and (max-width: 63.99em)"`,
  );
  expect(other).toMatch(/^.*auto-1600\.webp>.*media="screen and \(not \(max-width: 63\.99em\)\)"$/);
});

test('the header names the still of the video on the home page', () => {
  const video = { type: 'asset-video', id: 'v', attributes: {}, relationships: { thumbnail: to('asset-image', 'i') } };
  const home = { type: 'home-page', id: 'h', attributes: {}, relationships: { video: to('asset-video', 'v') } };
  expect(links(home, video, image)).toContain(url('auto-1600.webp'));
});

test('there is no header where there is no picture', () => {
  expect(links({ ...product, relationships: { productImage: { data: null } } }, image)).toBeNull();
  expect(links(product)).toBeNull();
  expect(links({ ...product, type: 'site' }, image)).toBeNull();
});
