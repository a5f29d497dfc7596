import type { Language } from '@vitrine/contract/sites.ts';
import { SOFT_HYPHEN } from '@vitrine/contract/text.ts';
import { createLexicon } from '@vitrine/search/compounds.ts';
import type { Terms } from '@vitrine/search/terms.ts';
import { TRADE_WORDS } from '@vitrine/search/words.ts';
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import { COMPOUNDS } from '../typography/compounds.ts';

const WORDS_KEPT = 20_000;
const known = new Map<string, ReadonlySet<number>>();
const byPattern = createHyphenator(german, { hyphenChar: SOFT_HYPHEN, minWordLength: 7 });

/** Where the patterns of hyphenation break a German word. */
function germanBreaks(word: string): ReadonlySet<number> {
  const before = known.get(word);
  if (before) return before;
  const breaks = new Set<number>();
  let at = 0;
  for (const part of String(byPattern(word)).split(SOFT_HYPHEN).slice(0, -1)) {
    at += part.length;
    breaks.add(at);
  }
  if (known.size < WORDS_KEPT) known.set(word, breaks);
  return breaks;
}

/** Words that compounds are made of: those of the trade, and in German the parts of the compounds that hyphenation lists. */
export const SEARCH_WORDS: Record<Language, string> = {
  de: [...new Set([...TRADE_WORDS.de.split(' '), ...COMPOUNDS.flatMap((compound) => compound.toLowerCase().split('|'))])]
    .sort()
    .join(' '),
  en: TRADE_WORDS.en,
};

export const SEARCH_TERMS: Record<Language, Terms> = {
  de: { language: 'de', lexicon: createLexicon(SEARCH_WORDS.de, 'de'), breaks: germanBreaks },
  en: { language: 'en', lexicon: createLexicon(SEARCH_WORDS.en, 'en') },
};
