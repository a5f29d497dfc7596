import type { Language } from '@vitrine/contract/sites.ts';
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

/** Names of a country in both languages, long and short: "USA" is found, and "Germany" on a German page. */
function countryNames(code: string): string[] {
  return ['de', 'en'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? []),
  );
}

/** Countries that people also call by names that `Intl` does not have. */
const OTHERWISE_NAMED = ['AE', 'CZ', 'GB', 'NL', 'US'] as const;

function otherNames(code: string, t: Translate<'locations'>): string[] {
  const known = OTHERWISE_NAMED.find((one) => one === code);
  return known ? [t(`otherNames.${known}`)] : [];
}

function wordsOf({ name, address, country: { code, region, fromCurrentSite } }: Location, t: Translate<'locations'>): string {
  const ofCountry = [fromCurrentSite.common, ...countryNames(code), ...otherNames(code, t), t(`regions.${regionKey(region)}`)];
  const texts = [name, address.city, ...ofCountry];
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
