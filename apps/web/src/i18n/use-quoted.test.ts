import { expect, test } from 'vitest';
import { bareWords } from './use-quoted.ts';

test('quotation marks that an editor typed are not doubled', () => {
  expect(bareWords('„Sie läuft.“ ')).toBe('Sie läuft.');
  expect(bareWords('"It runs."')).toBe('It runs.');
  for (const quote of ['Sie „läuft“ einfach.', '„Leise“ und „sauber“', 'It’s clean.']) expect(bareWords(quote)).toBe(quote);
});
