import { expect, test } from 'vitest';
import { hitAddress } from './hit-address.ts';

const file = { extension: 'pdf', size: 9 };

test('a document is loaded as an attachment, in a browser and from the origin of the desktop app', () => {
  expect(hitAddress({ link: '/assets/0123456789abcdef/ww-200.pdf', file })).toBe('/download/assets/0123456789abcdef/ww-200.pdf');
  expect(hitAddress({ link: 'https://vitrine.example/assets/0123456789abcdef/ww-200.pdf', file })).toBe(
    'https://vitrine.example/download/assets/0123456789abcdef/ww-200.pdf',
  );
});

test('a page and an item of the media library open in the app', () => {
  expect(hitAddress({ link: '/product/ww-200', file: null })).toBe('/product/ww-200');
  expect(hitAddress({ link: '/media-library?item=a', file })).toBe('/media-library?item=a');
});
