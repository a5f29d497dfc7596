import type { Language } from '@vitrine/contract/sites.ts';
import { createSearch } from '@vitrine/search/search.ts';
import { expect, test } from 'vitest';
import { locationEntries } from './list-entries.ts';
import { readDocument } from './read-document.ts';
import { SEARCH_WORDS } from './search-terms.ts';

const PLACES: Record<Language, [name: string, code: string, country: string, city: string, otherCities?: string[]][]> = {
  de: [
    ['Varnholt Ltd', 'GB', 'Vereinigtes Königreich', 'Leeds'],
    ['Varnholt Polska', 'PL', 'Polen', 'Posen', ['Poznań']],
    ['Varnholt Iberia', 'ES', 'Spanien', 'Saragossa', ['Zaragoza']],
    ['Varnholt B.V.', 'NL', 'Niederlande', 'Zwolle'],
  ],
  en: [
    ['Varnholt Ltd', 'GB', 'United Kingdom', 'Leeds'],
    ['Varnholt Polska', 'PL', 'Poland', 'Poznań', ['Posen']],
    ['Varnholt Iberia', 'ES', 'Spain', 'Zaragoza', ['Saragossa']],
    ['Varnholt B.V.', 'NL', 'Netherlands', 'Zwolle'],
  ],
};

function searchOf(language: Language) {
  const places = PLACES[language];
  const document = {
    data: places.map(([name, code, , city, otherCities]) => ({
      type: 'location',
      id: code,
      attributes: { name, phone: null, address: { street: 'Weg', postCode: null, city, otherCities } },
      relationships: { country: { data: { type: 'country', id: code } } },
    })),
    included: places.map(([, code, common]) => ({
      type: 'country',
      id: code,
      attributes: { code, region: code === 'PL' ? 'middleEastAfrica' : 'europe', fromCurrentSite: { common } },
    })),
  };
  const entries = locationEntries(language, readDocument(JSON.stringify(document)));
  return createSearch({ language, words: SEARCH_WORDS[language], synonyms: [], entries });
}

test.each<[office: string, ...queries: string[]]>([
  [
    'Varnholt Ltd',
    'Großbritannien',
    'Grossbritannien',
    'United Kingdom',
    'Vereinigtes Königreich',
    'England',
    'UK',
    'Schottland',
  ],
  ['Varnholt Polska', 'Poznan', 'Poznań', 'Posen', 'Polen', 'Poland'],
  ['Varnholt Iberia', 'Saragossa', 'Zaragoza', 'Spain', 'Spanien'],
  ['Varnholt B.V.', 'Holland', 'Netherlands', 'Niederlande'],
])('%s is found by what people call its city and country, in the search of both languages', (office, ...queries) => {
  for (const language of ['de', 'en'] as const) {
    const search = searchOf(language);
    for (const query of queries) expect(search.find(query).hits[0]?.entry.title, `${language} ${query}`).toBe(office);
  }
});

test.each(['Naher Osten', 'Middle East', 'Afrika', 'Africa'])('offices of a region are found by its name: %s', (query) => {
  for (const language of ['de', 'en'] as const)
    expect(
      searchOf(language)
        .find(query)
        .hits.map(({ entry }) => entry.title),
    ).toEqual(['Varnholt Polska']);
});
