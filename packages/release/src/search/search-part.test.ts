import { expect, test } from 'vitest';
import { describe } from './search-part.ts';

const lineOf = (line: string) => describe('de', { id: 'a', kind: 'page', link: '/a', title: 'A', line, texts: {} }).line ?? '';

test('a long second line ends between words, and one without a space ends too', () => {
  expect(lineOf('Wolf '.repeat(60))).toMatch(/^(Wolf )+…$/);
  for (const long of ['Wolf '.repeat(60), 'ä'.repeat(5000)]) expect(lineOf(long).length).toBeLessThan(170);
  expect(lineOf('Wolf '.repeat(10))).toBe('Wolf '.repeat(10).trim());
});

test('a type name and a figure of a title are not parted, and found however the spaces are', () => {
  const entryOf = (title: string) => describe('de', { id: 'a', kind: 'document', link: '/a', title, texts: {} });
  const typed = entryOf('Schneidsatz der WW 200, 3 mm');
  expect(typed.title).toBe('Schneidsatz der WW\u00a0200, 3\u00a0mm');
  expect(entryOf(typed.title)).toEqual(typed);
});

test('a figure stays with its unit where a second line breaks', () => {
  expect(lineOf('Winkelwolf mit Beschickung, 22.000 kg/h')).toBe('Winkelwolf mit Beschickung, 22.000\u00a0kg/h');
  for (let words = 20; words < 32; words++)
    expect(lineOf(`${'Wolf '.repeat(words)}22.000 kg/h ${'Wolf '.repeat(20)}`)).not.toMatch(/22\.000 …$/);
});
