import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, plainText } from './fold.ts';
import { stem } from './stem.ts';
import { nameInText, tokenize } from './tokens.ts';

const terms = (text: string, language: 'de' | 'en' = 'de') => tokenize(text, language).map(({ term }) => term);
const known = new Set(['ww200', 'k330']);
const typed = (text: string) => tokenize(text, 'de', (joined) => known.has(joined)).map(({ term }) => term);

describe('a type name', () => {
  it.each(['ww200', 'WW 200', 'ww-200', 'Ww_200', 'ww\u00a0200', 'WW/200'])('%s is one word', (text) =>
    expect(typed(text)).toEqual(['ww200']),
  );
  it('is not made of a word and a figure of a text', () => {
    expect(terms('bis 200 kg')).toEqual(['bis', '200kg']);
    expect(terms('nach DIN 9797')).not.toContain('din9797');
    expect(terms('Die WW 200 läuft')).toContain('ww200');
  });
});

describe('a figure', () => {
  it.each([
    ['3 mm', '3mm'],
    ['3mm', '3mm'],
    ['3-mm-Lochscheibe', '3mm'],
    ['300\u2011l\u2011Wagen', '300l'],
    ['200er', '200'],
    ['15000 kg/h', '15000kg/h'],
    ['15.000 kg/h', '15000kg/h'],
    ['15,000 kg/h', '15000kg/h'],
    ['15 000 kg/h', '15000kg/h'],
    ['15\u00a0000 kg/h', '15000kg/h'],
    ['15\u202f000\u202fkg/h', '15000kg/h'],
    ['1 250 000,5 kg', '1250000.5kg'],
    ['15 t/h', '15000kg/h'],
    ['2,01 t/h', '2010kg/h'],
    ['15 to/h', '15000kg/h'],
    ['15 Tonnen pro Stunde', '15000kg/h'],
    ['7,5 kW', '7.5kw'],
    ['330 Liter', '330l'],
  ])('%s is %s', (text, term) => expect(terms(text)[0]).toBe(term));
  it.each([
    ['WW 200 300 l', ['ww200', '300l']],
    ['200 300', ['200', '300']],
    ['3 mm 500 kg', ['3mm', '500kg']],
    ['2024 500 kg', ['2024', '500kg']],
    ['15 50 kg', ['15', '50kg']],
  ])('%s are several', (text, all) => expect(typed(text)).toEqual(all));
});

describe('a word', () => {
  it.each([
    ['Wölfe', 'Wolf'],
    ['Woelfe', 'Wolf'],
    ['WÖLFE', 'wolf'],
    ['Reinigung', 'reinigen'],
    ['Mischer', 'mischen'],
    ['Köln', 'Koeln'],
    ['Größe', 'Groesse'],
    ['Gefrier\u00adfleisch', 'Gefrierfleisch'],
  ])('%s and %s are one', (one, other) => expect(terms(one)).toEqual(terms(other)));
  it.each([
    ['grinders', 'grinder'],
    ['cutting', 'cut'],
    ['knives', 'knife'],
  ])('%s and %s are one in English', (one, other) => expect(terms(one, 'en')).toEqual(terms(other, 'en')));
  it('writes letters of other languages in a to z, also with a mark on them', () => {
    expect(fold('Łódź Đakovo Œuvre Þór', 'en')).toBe('lodz dakovo oeuvre thor');
    expect(fold('Ǿ', 'en')).toBe('o');
    expect(fold('a \u00a8 b \u00a8', 'en')).toBe('a b');
  });
  it('keeps an e that is a letter of its own', () => expect(fold('neue Steuerung', 'de')).toBe('neue steuerung'));
});

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const anyLanguage = fc.constantFrom('de' as const, 'en' as const);

describe('whatever is typed', () => {
  it('ends in terms without spaces or signs that are not seen', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        for (const { term } of tokenize(text, language, nameInText)) {
          expect(term).not.toBe('');
          expect(term).not.toMatch(/[\s\p{Cc}\p{Cf}]/u);
        }
      }),
    );
  });

  it('is folded once and for all', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const once = fold(text, language);
        expect(fold(once, 'en')).toBe(fold(fold(once, 'en'), 'en'));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  it('gives the same terms in capitals and with spaces around it', () => {
    const word = fc.constantFrom('wolf', 'Kutter', 'Lochscheiben', '3 mm', '9.800 kg/h', 'grinding');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), anyLanguage, (words, language) => {
        const text = words.join(' ');
        const isName = () => false;
        const expected = tokenize(text, language, isName);
        expect(tokenize(` ${text.toUpperCase()}  `, language, isName)).toEqual(expected);
      }),
    );
  });

  it('has stems that are beginnings of words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        expect(word.startsWith(stem(word, 'de'))).toBe(true);
        expect(stem(word, 'en').length).toBeLessThanOrEqual(word.length + 1);
      }),
    );
  });
});
