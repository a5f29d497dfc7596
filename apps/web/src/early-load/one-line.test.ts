import { expect, test } from 'vitest';
import { oneLineFrom } from './one-line.ts';

test('a long kind of machine needs a wider window for one line, soft hyphens aside', () => {
  // Measured in a browser at 16 px: the words are 326 px wide, with margins of 20 px.
  expect(oneLineFrom('Angled meat grinder with stirring arms')).toBeGreaterThanOrEqual(366 / 16);
  expect(oneLineFrom('Angled meat grinder with stirring arms')).toBeLessThan(400 / 16);
  expect(oneLineFrom('Wolf')).toBeLessThan(10);
  expect(oneLineFrom('Gefrier\u00adfleisch\u00adschneider')).toBe(oneLineFrom('Gefrierfleischschneider'));
});

test('letters of a tablet are wider, and from 1024 px a second line moves nothing', () => {
  const sixty = 'Kontinuierlich arbeitender Mischwolf mit Beschickung und Waage';
  expect(sixty).toHaveLength(62);
  // On a phone's letters it fits into 684 px; on those of a tablet it needs more than 768 px.
  expect(oneLineFrom(sixty)).toBeGreaterThan(768 / 16);
  expect(oneLineFrom(sixty)).toBeLessThan(1024 / 16);
  expect(oneLineFrom(`${sixty} und zwei Antrieben im Sockel`)).toBe(1024 / 16);
  expect(oneLineFrom('W'.repeat(400))).toBe(1024 / 16);
});
