import type { SearchIndex } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { tellingOf } from './stop-words.ts';
import { tokenize } from './tokens.ts';

/**
 * Of each group of synonyms the first word that the catalogue itself has, in the order of how many entries have it. Two groups may begin with
 * the same word, which is named once: editors add to one in a record of its own.
 */
export function frequentIn(
  vocabulary: ReadonlyMap<string, number>,
  synonyms: SearchIndex['synonyms'],
  language: Language,
): string[] {
  const counts = new Map<string, number>();
  for (const group of synonyms) {
    for (const phrase of group) {
      // Of several words the rarest says how many entries may have all of them.
      const count = Math.min(...tellingOf(tokenize(phrase, language), language).map(({ term }) => vocabulary.get(term) ?? 0));
      if (!(count > 0 && count < Number.POSITIVE_INFINITY)) continue;
      counts.set(phrase, count);
      break;
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([phrase]) => phrase);
}
