import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import { fold } from './fold.ts';
import { isMisspelt } from './misspelt.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/**
 * What a word of a search does beside others: it asks for the large or the small ones of a kind, turns that round (`less`), asks for the best, which
 * texts seldom say of the one that is meant, or is what everything here is called.
 */
export type Role = 'large' | 'small' | 'less' | 'best' | 'generic';

const WORDS: Record<Language, Record<Role, string>> = {
  de: {
    large: 'groß leistungsstark',
    small: 'klein',
    less: 'wenigst weniger',
    best: 'best schnellst langsamst leichtest schwerst leisest lautest günstigst billigst teuerst neuest ältest modernst höchst niedrigst längst kürzest breitest schmalst feinst gröbst sparsamst wirtschaftlichst',
    generic: 'maschine gerät apparat anlage automat automatik modell produkt technik typ',
  },
  en: {
    large: 'big bigger large larger',
    small: 'small smaller',
    less: 'least less',
    best: 'most best fastest slowest lightest heaviest quietest loudest cheapest newest oldest highest lowest longest shortest widest narrowest finest coarsest',
    generic: 'device machine model product system type unit',
  },
};
/** Of a machine the most powerful one is the largest. These are long and odd enough that one typing error leaves them what they are. */
const SUPERLATIVES: Record<Language, Record<'large' | 'small', string>> = {
  de: { large: 'größt stärkst leistungsstärkst', small: 'kleinst schwächst leistungsschwächst' },
  en: { large: 'biggest largest strongest powerful', small: 'smallest weakest' },
};
/** Shorter words with an error in them may as well be others: `kleinr`, `larg`. */
const MISSPELT_MIN = 6;

const stemOf = (word: string, language: Language) => stem(fold(word, language), language);
const byTerm = (words: Partial<Record<Role, string>>, language: Language) =>
  new Map(
    Object.entries(words).flatMap(([role, some]) =>
      some.split(' ').map((word) => [stemOf(word, language), role as Role] as const),
    ),
  );
const superlatives = { de: byTerm(SUPERLATIVES.de, 'de'), en: byTerm(SUPERLATIVES.en, 'en') };
const roles = {
  de: new Map([...byTerm(WORDS.de, 'de'), ...superlatives.de]),
  en: new Map([...byTerm(WORDS.en, 'en'), ...superlatives.en]),
};

/** What everything here is called, so that it alone finds nothing that was meant: a Kaffeemaschine is no machine of this catalogue. */
export const isGeneric = (term: string, language: Language): boolean => roles[language].get(term) === 'generic';

/**
 * The role of a word in a search. One that the catalogue does not have may be of another language ("biggest Kutter"), or have a typing error.
 * `known`: the terms of the catalogue.
 */
export function roleOf(
  { folded, term }: Token,
  language: Language,
  known: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Role | undefined {
  const own = roles[language].get(term);
  if (own || known.has(term)) return own;
  for (const other of LANGUAGES) {
    const foreign = roles[other].get(stemOf(folded, other));
    if (foreign) return foreign;
  }
  if (folded.length < MISSPELT_MIN) return undefined;
  for (const other of LANGUAGES) {
    for (const [meant, role] of superlatives[other]) if (isMisspelt(fold(folded, other), meant, other)) return role;
  }
  return undefined;
}

/** Whether a word chooses among what others name: `größter`, `fastest`. It must not hide what those find. */
export const isChoosing = (role: Role | undefined): boolean => role !== undefined && role !== 'generic';

/** Which ones of a kind words ask for, by their size: the most powerful ones, or the least. */
export function sizeAsked(words: readonly (Role | undefined)[]): 'large' | 'small' | undefined {
  const at = words.findIndex((role) => role === 'large' || role === 'small');
  const isLarge = (words[at] === 'large') !== (words[at - 1] === 'less');
  return at < 0 ? undefined : isLarge ? 'large' : 'small';
}
