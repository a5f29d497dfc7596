import { expect, test } from 'vitest';
import { oneLineFrom } from './one-line.ts';

test('a long kind of machine needs a wider window for one line, soft hyphens aside', () => {
  // Measured in a browser at 16 px: the words are 326 px wide, with margins of 20 px.
  expect(oneLineFrom('Angled meat grinder with stirring arms')).toBeGreaterThanOrEqual(366 / 16);
  expect(oneLineFrom('Angled meat grinder with stirring arms')).toBeLessThan(400 / 16);
  expect(oneLineFrom('Wolf')).toBeLessThan(10);
  expect(oneLineFrom('Gefrier\u00adfleisch\u00adschneider')).toBe(oneLineFrom('Gefrierfleischschneider'));
});
