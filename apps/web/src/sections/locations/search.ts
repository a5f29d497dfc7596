import type { Language } from '@vitrine/contract/sites.ts';
import { countryNames } from '@vitrine/search/country-names.ts';
import { bareLetters, plainText } from '@vitrine/search/fold.ts';
import { isMisspelt } from '@vitrine/search/misspelt.ts';
import type { Translate } from '../../i18n/catalogue.ts';
import { type Location, regionKey } from './model.ts';

/** What a text spells with two letters where `folded` has one. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A text without case, marks and punctuation: `Göteborg` is `goteborg`. */
export const folded = (text: string): string =>
  bareLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** The same with umlauts written as two letters: `goeteborg`. */
const speltOut = (text: string): string =>
  folded(
    plainText(text)
      .toLowerCase()
      .replace(/[äöüøå]/gu, (letter) => SPELT_OUT[letter] ?? letter),
  );

function wordsOf({ name, address, country: { code, region, fromCurrentSite } }: Location, t: Translate<'locations'>): string {
  const ofCountry = [fromCurrentSite.common, ...countryNames(code), t(`regions.${regionKey(region)}`)];
  const texts = [name, address.city, ...(address.otherCities ?? []), ...ofCountry];
  return ` ${texts.flatMap((text) => [folded(text), speltOut(text)]).join(' ')} `;
}

/**
 * Finds locations in which every typed word begins a word of the name, city, country or region. One that begins none of all locations is
 * taken for a word with a typing error, as in the search of the app. Made once for a list and a language.
 */
export function searchIn(
  locations: readonly Location[],
  t: Translate<'locations'>,
  language: Language,
): (query: string) => Location[] {
  const index = locations.map((location) => ({ location, words: wordsOf(location, t) }));
  const known = new Set(index.flatMap(({ words }) => words.split(' ').filter(Boolean)));
  const meant = (typed: string): readonly string[] => {
    const begins = ` ${typed}`;
    if (index.some(({ words }) => words.includes(begins))) return [begins];
    return [...known].filter((word) => isMisspelt(typed, word, language)).map((word) => ` ${word} `);
  };
  return (query) => {
    const wanted = folded(query).split(' ').filter(Boolean).map(meant);
    return index
      .filter(({ words }) => wanted.every((ways) => ways.some((way) => words.includes(way))))
      .map(({ location }) => location);
  };
}
