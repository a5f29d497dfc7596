import { expect, test } from 'vitest';
import { inOurWords } from './ended-uploads.ts';

test.each([
  ['de', 'Successfully saved 1 files', '1 Datei gespeichert.'],
  ['de', 'Successfully saved 12 files', '12 Dateien gespeichert.'],
  ['de', 'Failed to save 1 files', '1 Datei nicht gespeichert.'],
  ['en', 'Successfully saved 1 files', '1 file saved.'],
  ['en', 'Failed to save 2 files', '2 files not saved.'],
] as const)('%s: "%s" is "%s"', (language, said, words) => {
  expect(inOurWords(said, language)).toBe(words);
});

test('other messages stay as they are', () => {
  const element = { type: 'p' };
  expect([inOurWords('Gespeichert.', 'de'), inOurWords(element, 'de')]).toEqual(['Gespeichert.', element]);
});
