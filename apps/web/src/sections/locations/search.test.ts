import { expect, test } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { locations as german } from '../../i18n/de/locations.ts';
import { testLocations, testWorld } from '../../testing/test-locations.ts';
import { searchIn } from './search.ts';

const t = translator(german, 'de');
const search = searchIn(testWorld(), t, 'de');
const found = (query: string) => search(query).map(({ id }) => id);

test.each([
  ['Köln', ['koeln']],
  ['koln', ['koeln']],
  ['KOELN', ['koeln']],
  ['København', ['kopenhagen']],
  ['kobenhavn', ['kopenhagen']],
  ['Ham', ['hamburg']],
  ['Dänemark', ['kopenhagen']],
  ['danemark', ['kopenhagen']],
  ['daenemark', ['kopenhagen']],
  ['deutschland', ['koeln', 'hamburg']],
  ['Germany', ['koeln', 'hamburg']],
  ['Vereinigte Staaten', ['aurora']],
  ['usa', ['aurora']],
  ['Amerika', ['aurora']],
  ['Südamerika', ['jundiai']],
  ['asien', ['auckland']],
  ['naher osten', ['midrand']],
  ['jundiai brasil', ['jundiai']],
  ['varnholt koeln', ['koeln']],
  ['  aurora ,  IL ', ['aurora']],
])('%s finds by city, country or name', (query, ids) => expect(found(query)).toEqual(ids));

test.each(['Holland', 'niederlande', 'Netherlands'])('%s is the Netherlands', (query) => {
  const there = searchIn(testLocations({ id: 'edam', country: 'NL', city: 'Edam', at: [0, 0] }), t, 'de');
  expect(there(query)).toHaveLength(1);
});

test.each([
  ['Hambrug', ['hamburg']],
  ['Hmburg', ['hamburg']],
  ['hamburgg', ['hamburg']],
  ['kobenhvn', ['kopenhagen']],
  ['Deutschlnd', ['koeln', 'hamburg']],
  ['varnholt Hambrug', ['hamburg']],
  ['Midrnad südafrika', ['midrand']],
])('%s is forgiven its typing error', (query, ids) => expect(found(query)).toEqual(ids));

test.each(['Hmabrug', 'Hambrug Brasilien', 'Hmb', 'Kön'])('%s is no location', (query) => expect(found(query)).toEqual([]));

test.each(['Posen', 'Poznan', 'Poznań', 'Pozn'])('%s finds Posen, which others call Poznań', (query) => {
  const there = testLocations({ id: 'posen', country: 'PL', city: 'Posen', at: [0, 0], address: { otherCities: ['Poznań'] } });
  expect(searchIn(there, t, 'de')(query)).toHaveLength(1);
});

test.each(['Großbritannien', 'England', 'United Kingdom', 'UK'])('%s is the United Kingdom', (query) => {
  const there = searchIn(testLocations({ id: 'leeds', country: 'GB', city: 'Leeds', at: [0, 0] }), t, 'de');
  expect(there(query)).toHaveLength(1);
});

test.each(['Poznań', 'Poznan', 'POZNAN', 'Pozna', 'Poznam', 'Poznań 1'])('%s finds Poznań', (query) => {
  const there = searchIn(testLocations({ id: 'poznan', name: 'Varnholt 1', country: 'PL', city: 'Poznań', at: [0, 0] }), t, 'de');
  expect(there(query)).toHaveLength(1);
});

test('every word has to begin a word', () => {
  expect(found('öln')).toEqual([]);
  expect(found('köln brasilien')).toEqual([]);
  expect(found('x'.repeat(100))).toEqual([]);
});

test('soft hyphens and control characters are no letters', () => {
  expect(
    searchIn(testLocations({ id: 'a', country: 'DE', city: 'Mus\u00adter\u00adstadt', at: [0, 0] }), t, 'de')('musterstadt'),
  ).toHaveLength(1);
  expect(found('Ham\u00adburg')).toEqual(['hamburg']);
  expect(found('\u202eKöln\u0000')).toEqual(['koeln']);
  expect(found('.*')).toHaveLength(7);
});
