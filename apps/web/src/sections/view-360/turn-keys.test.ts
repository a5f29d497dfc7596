import { expect, test } from 'vitest';
import { angleAfter, rowAfter } from './turn-keys.ts';

test.each([
  ['ArrowRight', 0, 15],
  ['ArrowUp', 30, 45],
  ['ArrowLeft', 0, 345],
  ['ArrowDown', 20, 0],
  ['ArrowRight', 345, 0],
  ['PageUp', 345, 15],
  ['PageDown', 15, 345],
  ['Home', 200, 0],
  ['End', 200, 345],
])('%s at %i degrees of 24 frames leads to %i', (key, from, to) => {
  expect(angleAfter(key, from, 24)).toBe(to);
});

test('other keys are left to the page', () => {
  expect(angleAfter('Tab', 0, 24)).toBeNull();
  expect(angleAfter(' ', 0, 24)).toBeNull();
});

test('up and down change the row where there are several, and the ends are ends', () => {
  expect([
    rowAfter('ArrowUp', 0, 3),
    rowAfter('ArrowUp', 2, 3),
    rowAfter('ArrowDown', 2, 3),
    rowAfter('ArrowDown', 0, 3),
  ]).toEqual([1, 2, 1, 0]);
  expect(rowAfter('ArrowUp', 0, 1)).toBeNull();
  expect(rowAfter('ArrowRight', 0, 3)).toBeNull();
});
