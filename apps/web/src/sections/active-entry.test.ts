import { expect, test } from 'vitest';
import { activeEntry } from './active-entry.ts';

const tops = (overview: number, details: number, products: number) => [
  { entry: 'overview', top: overview },
  { entry: 'details', top: details },
  { entry: 'products', top: products },
];

test('the last entry that begins above the middle of the window is active', () => {
  expect(activeEntry(tops(0, 900, 2000), 800, false)).toBe('overview');
  expect(activeEntry(tops(-500, 399, 1500), 800, false)).toBe('details');
  expect(activeEntry(tops(-500, 401, 1500), 800, false)).toBe('overview');
  expect(activeEntry(tops(-3000, -2000, -10), 800, false)).toBe('products');
});

test('before any begins the first one is active', () => {
  expect(activeEntry(tops(600, 1500, 2500), 800, false)).toBe('overview');
});

test('at the end of the page the last one is active, however short it is', () => {
  expect(activeEntry(tops(-900, -200, 500), 800, true)).toBe('products');
});

test('a page without entries has none', () => {
  expect(activeEntry([], 800, true)).toBeNull();
});
