import type { Language } from '@vitrine/contract/sites.ts';

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
