import type { Language } from '@vitrine/contract/sites.ts';
import { tokenize } from './tokens.ts';

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

const keyOf = (terms: readonly string[]) => terms.join(' ');

/** Groups of words that mean the same, as editors keep them. */
export function createSynonyms(groups: readonly (readonly string[])[], language: Language): Synonyms {
  const others = new Map<string, string[][]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map((words) => tokenize(words, language).map(({ term }) => term)).filter((terms) => terms.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = keyOf(phrase);
      const same = phrases.filter((other) => keyOf(other) !== key);
      others.set(key, [...(others.get(key) ?? []), ...same]);
    }
  }
  return {
    longestAt(terms) {
      for (let length = Math.min(longest, terms.length); length > 0; length--) {
        if (others.has(keyOf(terms.slice(0, length)))) return length;
      }
      return 0;
    },
    of: (terms) => others.get(keyOf(terms)) ?? [],
    singles: [...others.keys()].filter((key) => !key.includes(' ')),
    phrases: [...others.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')),
  };
}
