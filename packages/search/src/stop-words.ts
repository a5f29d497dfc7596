import type { Language } from '@vitrine/contract/sites.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';

const stems = (words: string, language: Language): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => stem(fold(word, language), language)));

/** Folded. Words that say nothing of what is looked for; a search of nothing else is looked up as it is. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'der die das den dem des ein eine einen einem einer und oder mit fur von vom zum zur im in am an auf aus bei bis ist sind wie was wo welche welcher welches ich wir sie es man kann kannst konnen haben hat gibt nach uber unter als so zu nicht mal denn fuer brauche suche meine mein unsere ihr ihre pro je wird werden alle alles aller allen'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an and or with for of from to in on at by is are how what where which who i we you it can do does have has not as be my our your per that this need looking into all every'.split(
      ' ',
    ),
  ),
};

export const isStopWord = (folded: string, language: Language): boolean => STOP_WORDS[language].has(folded);

/** What of a text says something; all of it where nothing does. */
export function tellingOf<T extends { folded: string }>(tokens: readonly T[], language: Language): readonly T[] {
  const telling = tokens.filter(({ folded }) => !isStopWord(folded, language));
  return telling.length > 0 ? telling : tokens;
}

/** Stems. What everything here is called, so that it alone finds nothing that was meant: a Kaffeemaschine is no machine of this catalogue. */
const GENERIC: Record<Language, ReadonlySet<string>> = {
  de: stems('maschine gerät apparat anlage automat automatik modell produkt technik typ', 'de'),
  en: stems('device machine model product system type unit', 'en'),
};

export const isGeneric = (term: string, language: Language): boolean => GENERIC[language].has(term);

/** Stems. What asks for the large or the small ones of a kind: of a machine the most powerful one is the largest. */
const SIZES: Record<Language, { large: ReadonlySet<string>; small: ReadonlySet<string> }> = {
  de: {
    large: stems('groß größt stärkst leistungsstärkst', 'de'),
    small: stems('klein kleinst schwächst leistungsschwächst', 'de'),
  },
  en: {
    large: stems('big bigger biggest large larger largest strongest powerful', 'en'),
    small: stems('small smaller smallest weakest', 'en'),
  },
};

/** Stems. What asks for the best of a kind: texts seldom say it of the one that is meant. */
const SUPERLATIVES: Record<Language, ReadonlySet<string>> = {
  de: stems(
    'best schnellst langsamst leichtest schwerst leisest lautest günstigst billigst teuerst neuest ältest modernst höchst niedrigst längst kürzest breitest schmalst feinst gröbst sparsamst wirtschaftlichst',
    'de',
  ),
  en: stems(
    'most least best fastest slowest lightest heaviest quietest loudest cheapest newest oldest highest lowest longest shortest widest narrowest finest coarsest',
    'en',
  ),
};

/** Which ones of a kind a word asks for, by their size. */
export function sizeAsked(term: string, language: Language): 'large' | 'small' | undefined {
  const { large, small } = SIZES[language];
  if (large.has(term)) return 'large';
  return small.has(term) ? 'small' : undefined;
}

/** Words that choose among what others name: `größter`, `fastest`. They must not hide what those find. */
export const isChoosing = (term: string, language: Language): boolean =>
  sizeAsked(term, language) !== undefined || SUPERLATIVES[language].has(term);
