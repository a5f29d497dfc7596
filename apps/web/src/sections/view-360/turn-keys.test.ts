import { expect, test } from 'vitest';
import { angleAfter } from './turn-keys.ts';

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
