import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLexicon, splitAtTail, splitCompound, splitPart } from './compounds.ts';
import { stem } from './stem.ts';
import { TRADE_WORDS } from './words.ts';

const lexicon = createLexicon(TRADE_WORDS.de, 'de');
const split = (word: string) => splitCompound(word, lexicon, 'de');

it.each([
  ['fleischwolf', ['fleisch', 'wolf']],
  ['lochscheiben', ['loch', 'scheib']],
  ['schweinefleisch', ['schwei', 'fleisch']],
  ['reinigungsanleitung', []],
  ['wolf', []],
  ['kutter', []],
])('%s has the parts %j', (word, parts) => expect(split(word)).toEqual(parts));

it.each([
  ['meatgrinder', ['meat', 'grinder']],
  ['meatgrinders', ['meat', 'grinder']],
  ['bowlcutter', ['bowl', 'cutter']],
  ['blockcutter', ['block', 'cutter']],
  ['worktable', ['work', 'table']],
  ['grinder', []],
  ['stainless', []],
])('%s in English', (word, parts) =>
  expect(splitCompound(word, createLexicon(TRADE_WORDS.en, 'en'), 'en')).toEqual(parts.map((part) => stem(part, 'en'))),
);

it('a compound may have one unknown part where hyphenation breaks the word', () => {
  expect(split('xylofleisch')).toEqual([]);
  expect(splitCompound('xylofleisch', lexicon, 'de', () => new Set([4]))).toEqual(['xylo', 'fleisch']);
});

it('a word is taken apart although it is a part of compounds itself', () => {
  expect(split('bruhwurst')).toEqual([]);
  expect(splitPart('bruhwurst', lexicon, 'de')).toEqual(['bruh', 'wurst']);
  expect(splitPart('wurst', lexicon, 'de')).toEqual([]);
});

it.each([
  ['tiefkuhlblocke', 'tiefkuhl', 'block'],
  ['kochwurstlinie', 'kochwurst', 'lini'],
])('%s is a kind of what it ends with', (word, beginning, tail) =>
  expect(splitAtTail(word, lexicon, 'de')).toEqual({ beginning, tail }),
);
it.each(['xylophonbau', 'wolf', 'btrwolf'])('%s ends with no known word', (word) =>
  expect(splitAtTail(word, lexicon, 'de')).toBeNull(),
);

it('the parts of a word have no letters that it has not', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (word) => {
      let at = 0;
      for (const part of split(word)) {
        const found = word.indexOf(part, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + part.length;
      }
    }),
  );
});
