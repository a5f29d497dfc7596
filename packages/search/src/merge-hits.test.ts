import type { SearchKind } from '@vitrine/contract/search.ts';
import { expect, it } from 'vitest';
import { isOnlySimilar, mergeHits } from './merge-hits.ts';
import type { Hit } from './search.ts';

const hit = (kind: SearchKind, score: number, parts: number): Hit => ({
  entry: { id: `${kind}/${score}`, kind, title: '', line: null, label: null, link: '/', image: null, file: null },
  terms: [],
  score,
  parts,
  isNamed: false,
});
const kinds = (hits: readonly Hit[]) => hits.map(({ entry }) => entry.kind);

it('media and the rest are in one order by their scores', () =>
  expect(kinds(mergeHits([hit('machine', 9, 1), hit('page', 2, 1)], [hit('media', 5, 1)]))).toEqual([
    'machine',
    'media',
    'page',
  ]));
it('what has all words of a search goes before what has some', () =>
  expect(kinds(mergeHits([hit('machine', 9, 1)], [hit('media', 5, 2)]))).toEqual(['media', 'machine']));
it('media that have fewer words than the rest are none', () =>
  expect(kinds(mergeHits([hit('document', 1, 2)], [hit('media', 5, 1)]))).toEqual(['document']));
it('each alone stays as it is', () => {
  expect(kinds(mergeHits([], [hit('media', 5, 1)]))).toEqual(['media']);
  expect(kinds(mergeHits([hit('machine', 9, 1)], []))).toEqual(['machine']);
});

it('hits are only similar where less than half of what was asked for is what was meant, in the catalogue and among media', () => {
  expect(isOnlySimilar(1, [], [])).toBe(false);
  expect(isOnlySimilar(1, [hit('machine', 9, 0)], [])).toBe(true);
  expect(isOnlySimilar(1, [hit('machine', 9, 0)], [hit('media', 5, 1)])).toBe(false);
  expect(isOnlySimilar(2, [hit('machine', 9, 1)], [])).toBe(false);
  expect(isOnlySimilar(3, [hit('machine', 9, 1)], [])).toBe(true);
});
it('media that have a word go before what has only a part of it', () =>
  expect(kinds(mergeHits([hit('machine', 9, 0)], [hit('media', 5, 1)]))).toEqual(['media', 'machine']));
it('a machine whose type name was typed is no similar hit, and goes before what has more of the other words', () => {
  const named = { ...hit('machine', 1, 1), isNamed: true };
  expect(isOnlySimilar(3, [named])).toBe(false);
  expect(kinds(mergeHits([named], [hit('media', 5, 2)]))).toEqual(['machine', 'media']);
  // A picture of that machine has its name too.
  expect(kinds(mergeHits([named], [{ ...hit('media', 5, 2), terms: ['bild', 'k550'] }]))).toEqual(['media', 'machine']);
});
