import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['Winkelwolf WW 200', 'winkelwolf-ww-200'],
  ['  Käse & Würste – groß!  ', 'kaese-wuerste-gross'],
  ['Crème brûlée', 'creme-brulee'],
  ['ÄÖÜ', 'aeoeue'],
  ['肉', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
