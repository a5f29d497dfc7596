import { expect, test } from 'vitest';
import { testLocations, testWorld } from '../../testing/test-locations.ts';
import { searchIn } from './search.ts';

const search = searchIn(testWorld());
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
  ['jundiai brasil', ['jundiai']],
  ['varnholt koeln', ['koeln']],
  ['  aurora ,  IL ', ['aurora']],
])('%s finds by city, country or name', (query, ids) => expect(found(query)).toEqual(ids));

test('every word has to begin a word', () => {
  expect(found('öln')).toEqual([]);
  expect(found('köln brasilien')).toEqual([]);
  expect(found('x'.repeat(100))).toEqual([]);
});

test('soft hyphens and control characters are no letters', () => {
  expect(
    searchIn(testLocations({ id: 'a', country: 'DE', city: 'Mus\u00adter\u00adstadt', at: [0, 0] }))('musterstadt'),
  ).toHaveLength(1);
  expect(found('Ham\u00adburg')).toEqual(['hamburg']);
  expect(found('\u202eKöln\u0000')).toEqual(['koeln']);
  expect(found('.*')).toHaveLength(7);
});
