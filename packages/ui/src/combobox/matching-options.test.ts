import { expect, test } from 'vitest';
import { matchingOptions, writtenOption } from './matching-options.ts';

const options = [
  { value: 'AT', label: 'Österreich', keyword: 'AT' },
  { value: 'CR', label: 'Costa Rica', keyword: 'CR' },
  { value: 'CI', label: 'Côte d’Ivoire', keyword: 'CI' },
  { value: 'DK', label: 'Dänemark', keyword: 'DK' },
  { value: 'DE', label: 'Deutschland', keyword: 'DE' },
  { value: 'IE', label: 'Irland', keyword: 'IE' },
  { value: 'NZ', label: 'Neuseeland', keyword: 'NZ' },
  { value: 'KR', label: 'Republik Korea', keyword: 'KR' },
];
const found = (typed: string) => matchingOptions(options, typed).map(({ value }) => value);

test('beginnings come before words inside; letters inside of a word count where there is neither', () => {
  expect(found('d')).toEqual(['DK', 'DE', 'CI']);
  expect(found('i')).toEqual(['IE', 'CI']);
  expect(found('öst')).toEqual(['AT']);
  expect(found('kor')).toEqual(['KR']);
  expect(found('land')).toEqual(['DE', 'IE', 'NZ']);
});

test('case, accents and the shape of an apostrophe do not matter', () => {
  expect(found('OSTERR')).toEqual(['AT']);
  expect(found("cote d'iv")).toEqual(['CI']);
  expect(found('danemark')).toEqual(['DK']);
});

test('a code finds its option first, nothing finds everything, nonsense nothing', () => {
  expect(found('nz')).toEqual(['NZ']);
  expect(found('  ')).toHaveLength(options.length);
  expect(found('xyz')).toEqual([]);
});

test('what is written out is chosen; a part of it is not', () => {
  expect(writtenOption(options, ' deutschland ')?.value).toBe('DE');
  expect(writtenOption(options, 'Deutsch')).toBeUndefined();
  expect(writtenOption(options, '')).toBeUndefined();
});
