import { SOFT_HYPHEN } from '@vitrine/contract/text.ts';
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import { COMPOUNDS } from './compounds.ts';

/** Patterns break words of at least this many letters, into pieces of at least this many (look.md has it of the ends). */
const WORD_MIN = 13;
const PIECE_MIN = 4;
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

/** Leaves out breaks that would part a syllable or two from the rest: "Lebens|mit|tel" reads badly wherever a line ends in it. */
function keepPieces(broken: string): string {
  const kept: string[] = [];
  for (const part of broken.split(SOFT_HYPHEN)) {
    const last = kept.at(-1);
    if (last !== undefined && last.length < PIECE_MIN) kept[kept.length - 1] = last + part;
    else kept.push(part);
  }
  const end = kept.at(-1) ?? '';
  if (kept.length > 1 && end.length < PIECE_MIN) kept.splice(-2, 2, `${kept.at(-2)}${end}`);
  return kept.join(SOFT_HYPHEN);
}

function hyphenateWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const result = byList(word) ?? (word.length < WORD_MIN ? word : keepPieces(String(byPattern(word))));
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
