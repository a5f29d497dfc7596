import type { Language } from '@vitrine/contract/sites.ts';

const STEM_MIN = 3;

/** Takes an ending away where enough of the word stays. */
const without = (word: string, ending: string, stays = STEM_MIN): string | null =>
  word.endsWith(ending) && word.length - ending.length >= stays ? word.slice(0, -ending.length) : null;

/**
 * German, after CISTEM (Weißweiler and Fraser 2017) without its prefix rule: endings go one after the other, and -ung with them, so that
 * `Reinigung` and `reinigen`, `Mischer` and `mischen` are one.
 */
function stemGerman(folded: string): string {
  let word = folded;
  for (const joined of ['ungs', 'ung']) word = without(word, joined, 4) ?? word;
  for (;;) {
    const shorter =
      (word.length > 5 ? (without(word, 'em') ?? without(word, 'er') ?? without(word, 'nd')) : null) ??
      without(word, 'e') ??
      without(word, 's') ??
      without(word, 'n');
    if (!shorter) return word;
    word = shorter;
  }
}

/** `cutt` of `cutter` is `cut`. */
const undouble = (word: string) => word.replace(/([bdgmnprt])\1$/, '$1');

/** English: plurals, -ing, -ed: `mincing` and `mince` are one. A mincer is another thing than mince. */
function stemEnglish(folded: string): string {
  let word = folded.replace(/'s?$/, '');
  if (/[^aeiou]ies$/.test(word)) word = `${word.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(word)) word = without(word, 'es') ?? word;
  else if (/[^su]s$/.test(word)) word = without(word, 's') ?? word;
  for (const ending of ['ing', 'ed']) {
    const shorter = without(word, ending);
    if (!shorter) continue;
    word = undouble(shorter);
    break;
  }
  word = without(word, 'e') ?? word;
  return word.replace(/v$/, 'f');
}

/** The stem of a folded word. What has a digit is no word and stays as it is. */
export function stem(folded: string, language: Language): string {
  if (/\d/.test(folded)) return folded;
  return language === 'de' ? stemGerman(folded) : stemEnglish(folded);
}
