import { SOFT_HYPHEN } from '@vitrine/contract/text.ts';
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import { COMPOUNDS } from './compounds.ts';

/** Patterns break words of at least this many letters, and leave this many at either end (look.md). */
const WORD_MIN = 13;
const END_MIN = 4;
/** Most letters that an inflection adds to a compound of the list: -s, -en, -ern. */
const INFLECTION_MAX = 3;
const WORDS_KEPT = 20_000;

const byPattern = createHyphenator(german, { hyphenChar: SOFT_HYPHEN, minWordLength: WORD_MIN });

const JOINTS = new Map(COMPOUNDS.map((compound) => [compound.replaceAll('|', '').toLowerCase(), compound.split('|')]));
const known = new Map<string, string>();

function byList(word: string): string | null {
  const lower = word.toLowerCase();
  for (let length = word.length; length >= word.length - INFLECTION_MAX && length > 0; length--) {
    const parts = JOINTS.get(lower.slice(0, length));
    if (!parts) continue;
    let end = 0;
    const cuts = parts.slice(0, -1).map((part) => {
      const piece = word.slice(end, end + part.length);
      end += part.length;
      return piece;
    });
    return [...cuts, word.slice(end)].join(SOFT_HYPHEN);
  }
  return null;
}

function keepEnds(broken: string): string {
  const parts = broken.split(SOFT_HYPHEN);
  while (parts.length > 1 && (parts[0] ?? '').length < END_MIN) parts.splice(0, 2, `${parts[0]}${parts[1]}`);
  while (parts.length > 1 && (parts.at(-1) ?? '').length < END_MIN) parts.splice(-2, 2, `${parts.at(-2)}${parts.at(-1)}`);
  return parts.join(SOFT_HYPHEN);
}

function hyphenateWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const result = byList(word) ?? (word.length < WORD_MIN ? word : keepEnds(String(byPattern(word))));
  if (known.size < WORDS_KEPT) known.set(word, result);
  return result;
}

/**
 * Sets soft hyphens into German text: listed compounds at their joints, other words of 13 letters and more by
 * pattern. A word that has soft hyphens already keeps those its author set.
 */
export function hyphenateGerman(text: string): string {
  return text.replace(/[\p{L}\u00ad]{9,}/gu, (word) => (word.includes(SOFT_HYPHEN) ? word : hyphenateWord(word)));
}
