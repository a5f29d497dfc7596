import { describe, expect, it } from 'vitest';
import { createLexicon } from './compounds.ts';
import { termsOf } from './terms.ts';

const terms = { language: 'de', lexicon: createLexicon('', 'de') } as const;
const parts = (title: string) => termsOf({ names: [], title: [title], kind: [], text: [] }, terms).parts;

describe('a participle', () => {
  it.each([
    ['gereinigt', 'reinig'],
    ['gekocht', 'koch'],
    ['gebraucht', 'brauch'],
  ])('%s has the stem of its verb', (word, stem) => expect(parts(word)).toBe(stem));
  it.each(['Gewicht', 'Gericht', 'Gesicht', 'Geflecht'])('%s is none', (word) => expect(parts(word)).toBe(''));
});
