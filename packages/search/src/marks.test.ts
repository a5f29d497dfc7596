import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markTerms } from './marks.ts';

const shown = (text: string, ...terms: string[]) =>
  markTerms(text, terms, 'de')
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Datenblatt WW\u00a0200', ['ww200'], 'Datenblatt [WW\u00a0200]'],
  ['Wölfe', ['wolf'], '[Wölfe]'],
  ['Gefrierfleischschneider', ['fleisch'], 'Gefrier[fleisch]schneider'],
  ['Kutter K 120', ['kutt'], '[Kutter] K 120'],
  ['Passt die W 160?', ['die'], 'Passt [die] W 160?'],
])('in "%s" the terms %j are marked', (text, terms, expected) => expect(shown(text, ...terms)).toBe(expected));

it('a marked text has every letter of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.array(fc.stringMatching(/^[a-z]{1,5}$/)), (text, terms) => {
      expect(
        markTerms(text, terms, 'de')
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
