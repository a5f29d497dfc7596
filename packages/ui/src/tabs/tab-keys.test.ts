import { expect, test } from 'vitest';
import { tabAfter } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from tab %i of three leads to %i', (key, from, to) => {
  expect(tabAfter(key, from, 3)).toBe(to);
});

test('other keys choose nothing', () => {
  expect(tabAfter('Enter', 0, 3)).toBeNull();
});
