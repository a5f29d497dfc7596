import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { fold, plainText } from './fold.ts';
import { distance } from './near.ts';

const SUGGESTIONS_MAX = 3;
/** Letters of a word that may be wrong in a suggestion, of its length. */
const WRONG_MAX = 0.4;
const WORD_MIN = 3;

/** Titles of machines and pages, and their words, that look like what was typed, the likest first. */
export function suggestionsFor(asked: string, entries: readonly SearchEntry[], language: Language): string[] {
  const wanted = fold(asked, language)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= WORD_MIN);
  const scored = new Map<string, number>();
  for (const { kind, title } of entries) {
    if (kind !== 'machine' && kind !== 'page') continue;
    const plain = plainText(title);
    for (const candidate of [plain, ...plain.split(' ')]) {
      const words = fold(candidate, language).split(' ');
      let score = 0;
      for (const word of wanted) {
        const max = Math.floor(word.length * WRONG_MAX);
        const best = Math.min(...words.map((one) => (one.startsWith(word) ? 0 : distance(word, one, max))));
        if (best <= max) score += 1 - best / word.length;
      }
      if (score > 0.5) scored.set(candidate, Math.max(scored.get(candidate) ?? 0, score - words.length * 0.05));
    }
  }
  return [...scored]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, SUGGESTIONS_MAX)
    .map(([candidate]) => candidate);
}
