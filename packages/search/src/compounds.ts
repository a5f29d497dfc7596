import type { Language } from '@vitrine/contract/sites.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

const PART_MIN = 3;
const WORD_MIN = 7;

/** The words that compounds are made of, by their stems. */
export type Lexicon = ReadonlySet<string>;

/** `words`: with spaces between them. Shorter stems than three letters would be found in any word. */
export const createLexicon = (words: string, language: Language): Lexicon =>
  new Set(
    words
      .split(' ')
      .map((word) => stem(fold(word, language), language))
      .filter((word) => word.length >= PART_MIN),
  );

/** Where a word may be broken, as places in it: what hyphenation knows. */
export type Breaks = (folded: string) => ReadonlySet<number>;

/**
 * Stems of the parts of a compound, the last of which says what it is: `Lochscheiben` -> loch, scheib. Empty for a word that is none.
 * Fewest parts win. With `breaks` one part may be unknown, where the word may be broken beside a known one.
 */
export function splitCompound(folded: string, lexicon: Lexicon, language: Language, breaks?: Breaks): string[] {
  if (folded.length < WORD_MIN || lexicon.has(folded)) return [];
  const whole = knownParts(folded, lexicon, language);
  if (whole.length > 0) return whole;
  return breaks ? splitAtBreak(folded, lexicon, language, breaks(folded)) : [];
}

/** The same of a word that is a part of compounds itself: `Brühwurst` -> bruh, wurst. */
export const splitPart = (folded: string, lexicon: Lexicon, language: Language): string[] =>
  folded.length >= WORD_MIN && lexicon.has(folded) ? knownParts(folded, lexicon, language) : [];

function knownParts(folded: string, lexicon: Lexicon, language: Language): string[] {
  const best = new Map<number, string[]>([[0, []]]);
  for (let end = PART_MIN; end <= folded.length; end++) {
    for (let start = 0; start <= end - PART_MIN; start++) {
      const before = best.get(start);
      if (!before || (start === 0 && end === folded.length)) continue;
      const known = best.get(end);
      if (known && known.length <= before.length + 1) continue;
      const part = stem(folded.slice(start, end), language);
      // A link between parts (-s, -n, -en) is an ending like others; the stem itself must be whole.
      if (lexicon.has(part)) best.set(end, [...before, part]);
    }
  }
  return best.get(folded.length) ?? [];
}

const HEAD_MIN = 4;

function splitAtBreak(folded: string, lexicon: Lexicon, language: Language, breaks: ReadonlySet<number>): string[] {
  for (let at = HEAD_MIN; at <= folded.length - HEAD_MIN; at++) {
    if (!breaks.has(at)) continue;
    const [first, last] = [stem(folded.slice(0, at), language), stem(folded.slice(at), language)];
    if (last.length >= HEAD_MIN && lexicon.has(last)) return [first, last];
    if (first.length >= HEAD_MIN && lexicon.has(first)) return [first, last];
  }
  return [];
}

/** A word by the longest known one at its end, which says what it is: `Tiefkühlblöcke` -> tiefkuhl, block. Null without one. */
export function splitAtTail(folded: string, lexicon: Lexicon, language: Language): { beginning: string; tail: string } | null {
  for (let at = PART_MIN; at <= folded.length - HEAD_MIN; at++) {
    const [before, tail] = [folded.slice(0, at), stem(folded.slice(at), language)];
    // What is before it is a word as well, with a vowel.
    if (lexicon.has(tail) && /[aeiouy]/.test(before)) return { beginning: stem(before, language), tail };
  }
  return null;
}
