import { expect, test } from 'vitest';
import { firstPicture, keepFirstPicture } from './first-pictures.ts';

const LINK =
  '</assets/a/square.webp>; rel="preload"; as="image"; imagesrcset="/assets/a/square.webp 800w"; imagesizes="100vw"; media="screen and (max-width: 63.99em)", ' +
  '</assets/a/auto.webp>; rel="preload"; as="image"; imagesrcset="/assets/a/auto.webp 1600w"; imagesizes="100vw"; media="screen and (not (max-width: 63.99em))"';

test('the first picture of a record is the file of the window on show', () => {
  const record = {};
  keepFirstPicture(record, new Headers({ link: LINK }));
  expect(firstPicture(record, (media) => !media.includes('not'))?.href).toBe('/assets/a/square.webp');
  expect(firstPicture(record, (media) => media.includes('not'))?.href).toBe('/assets/a/auto.webp');
});

test('a record whose answer names no picture has none', () => {
  const record = {};
  keepFirstPicture(record, new Headers());
  expect(firstPicture(record, () => true)).toBeNull();
});
