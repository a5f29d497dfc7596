import { describe, expect, it } from 'vitest';
import { ALL_TEXTS as texts } from './all-texts.ts';
import { holdsOther, isSentence, languageOf } from './language-of.ts';

describe.each(['de', 'en'] as const)('sentences in %s', (language) => {
  const sentences = texts.map(({ text }) => text[language]).filter(isSentence);
  it('are of that language', () => {
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((text) => languageOf(text) !== language)).toEqual([]);
  });
});

describe('short texts', () => {
  it('hold no words of the other language', () => {
    expect(texts.filter(({ text }) => holdsOther('en', text.en)).map(({ text }) => text.en)).toEqual([]);
    expect(texts.filter(({ text }) => holdsOther('de', text.de)).map(({ text }) => text.de)).toEqual([]);
  });
});
