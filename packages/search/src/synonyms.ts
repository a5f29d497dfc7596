import type { Language } from '@vitrine/contract/sites.ts';
import { tellingOf } from './stop-words.ts';
import { type IsName, nameInText, nameOfCatalogue, tokenize } from './tokens.ts';

export interface Synonyms {
  /** How many terms at the beginning of these have a synonym together; 0 for none. */
  longestAt(terms: readonly string[]): number;
  /** What means the same as these terms, each as its own terms. */
  of(terms: readonly string[]): readonly string[][];
  /** Terms that have synonyms by themselves. */
  singles: readonly string[];
  /** Terms that have synonyms only together: `bowl chopper`. */
  phrases: readonly (readonly string[])[];
}

/** A synonym as a search is read, and as entries have it: `KU 330` is `ku` and `330` in a search of a catalogue without that type. */
interface Phrase {
  asked: string[];
  inEntries: string[];
}

const keyOf = (terms: readonly string[]) => terms.join(' ');

/**
 * Groups of words that mean the same, as editors keep them. Groups that begin with the same word are one: editors add to one of both
 * languages in a record of its own. `names`: the type names of the catalogue, by which searches are read.
 */
export function createSynonyms(
  groups: readonly (readonly string[])[],
  language: Language,
  names: Pick<ReadonlySet<string>, 'has'>,
): Synonyms {
  const ofCatalogue = nameOfCatalogue(names);
  const inEntries: IsName = (joined, upper) => ofCatalogue(joined, upper) || nameInText(joined, upper);
  const termsOf = (words: string, isName: IsName) =>
    tellingOf(tokenize(words, language, isName), language).map(({ term }) => term);
  const meanings = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group
      .map((words): Phrase => ({ asked: termsOf(words, ofCatalogue), inEntries: termsOf(words, inEntries) }))
      .filter(({ asked }) => asked.length > 0);
    const [first] = phrases;
    if (!first) continue;
    const meaning = keyOf(first.asked);
    meanings.set(meaning, [...(meanings.get(meaning) ?? []), ...phrases]);
  }
  const others = new Map<string, Map<string, string[]>>();
  let longest = 0;
  for (const phrases of meanings.values()) {
    for (const { asked } of phrases) {
      longest = Math.max(longest, asked.length);
      const key = keyOf(asked);
      const known = others.get(key) ?? new Map<string, string[]>();
      others.set(key, known);
      for (const other of phrases) if (keyOf(other.asked) !== key) known.set(keyOf(other.inEntries), other.inEntries);
    }
  }
  const keys = [...others.keys()];
  return {
    longestAt(terms) {
      for (let length = Math.min(longest, terms.length); length > 0; length--) {
        if (others.has(keyOf(terms.slice(0, length)))) return length;
      }
      return 0;
    },
    of: (terms) => [...(others.get(keyOf(terms))?.values() ?? [])],
    singles: keys.filter((key) => !key.includes(' ')),
    phrases: keys.filter((key) => key.includes(' ')).map((key) => key.split(' ')),
  };
}
