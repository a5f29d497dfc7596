import type { Crop } from '@vitrine/contract/assets.ts';
import { expect, test } from 'vitest';
import { testPicture } from '../testing/test-picture.ts';
import { HIGHEST, placeOnSheet } from './sheet-place.ts';

/** A picture of a size, with the crops that a document carries of it. */
const place = (
  [width, height]: [number, number],
  fill: Crop | null,
  { crops = ['auto', 'portrait'], highest }: { crops?: Crop[]; highest?: number } = {},
) => {
  const { crop, fills, millimetres } = placeOnSheet({ ...testPicture('1', ...crops), width, height }, fill, highest);
  return `${crop} ${fills ? 'fills' : 'band'} ${millimetres}`;
};

test.each<[string, [number, number], Crop | null, string]>([
  ['an upright cut of 1654 px', [3308, 2068], 'portrait', 'portrait fills 210'],
  ['one of 1653 px, a little less than 200 dpi', [3308, 2066], 'portrait', 'auto band 210'],
  ['a landscape picture with an upright cut of 1024 px', [1920, 1280], 'portrait', 'auto band 210'],
  ['a picture of 1600 px', [1600, 1000], 'portrait', 'auto band 203'],
  ['an upright picture, whose cut is as wide as all of it', [1240, 1754], 'portrait', 'portrait band 157'],
  ['machines beside each other, however fine', [4000, 3000], null, 'auto band 210'],
])('%s is placed by its pixels', (_, size, fill, placed) => {
  expect(place(size, fill)).toBe(placed);
});

test('a picture without the wanted cut is a band, whole', () => {
  expect(place([3308, 2068], 'portrait', { crops: ['auto'] })).toBe('auto band 210');
});

test.each<[keyof typeof HIGHEST, [number, number], Crop | null, string]>([
  // Below the type name and the sentence of a machine.
  ['first', [1600, 2000], 'portrait', 'portrait band 132'],
  ['first', [1654, 2068], 'portrait', 'portrait fills 210'],
  ['first', [2000, 2500], null, 'auto band 132'],
  ['lightCover', [1600, 2000], 'portrait', 'portrait band 144'],
  ['cover', [1600, 2000], 'portrait', 'portrait band 160'],
  ['first', [1920, 1280], 'portrait', 'auto band 210'],
])('an upright band is as narrow as the height between the words allows: %s, %j', (sheet, size, fill, placed) => {
  expect(place(size, fill, { highest: HIGHEST[sheet] })).toBe(placed);
});
