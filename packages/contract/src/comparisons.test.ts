import { expect, test } from 'vitest';
import { comparedMachines, comparisonSlug } from './comparisons.ts';
import { pageAt, routeOf } from './page-paths.ts';

const read = (...machines: string[]) => comparedMachines(comparisonSlug(machines));

test('the slug of a comparison names its machines in their order', () => {
  expect(read('ww-200', 'k-330')).toEqual(['ww-200', 'k-330']);
  expect(read('w-130', 'w-160', 'ww-160', 'ww-200-v')).toEqual(['w-130', 'w-160', 'ww-160', 'ww-200-v']);
});

test('its path is a page like others', () => {
  const page = { kind: 'comparison', slug: comparisonSlug(['ww-200', 'k-330']) } as const;
  expect(pageAt(routeOf(page))).toEqual(page);
});

test('a machine alone, five, one twice and what is no slug are no comparison', () => {
  expect(read('ww-200')).toBeNull();
  expect(read('a', 'b', 'c', 'd', 'e')).toBeNull();
  expect(read('a', 'b', 'a')).toBeNull();
  expect(comparedMachines('')).toBeNull();
  expect(comparedMachines('a----b')).toBeNull();
  expect(comparedMachines('a---b')).toBeNull();
  expect(read('a', 'B')).toBeNull();
  expect(read('a', 'b'.repeat(101))).toBeNull();
});
