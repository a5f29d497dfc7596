import { expect, test } from 'vitest';
import { assetImage } from './assets.ts';

const file = '/assets/0123456789abcdef/a.webp';
const version = { default: { default: file }, offline: file, width: 3, height: 2, print: file, printSmall: {} };
const image = {
  alt: '',
  extension: 'webp',
  original: null,
  offlineLink: file,
  width: 3,
  height: 2,
  placeholder: '',
  versions: { auto: version },
};
const isImage = (change: object) => assetImage.attributes.safeParse({ ...image, ...change }).success;

test('each version of a picture has a default', () => {
  expect(isImage({})).toBe(true);
  expect(isImage({ versions: { auto: { ...version, default: { '400': file } } } })).toBe(false);
});

test('a picture without versions has its original, and one without a file for offline mode is none', () => {
  expect(isImage({ versions: {}, original: file })).toBe(true);
  expect(isImage({ offlineLink: '' })).toBe(false);
});
