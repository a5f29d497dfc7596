import { expect, test } from 'vitest';
import { slideIndex } from './slide-index.ts';

test('an overlay names the view and its slide', () => {
  expect(slideIndex('advantages/2', 'advantages')).toBe(2);
  expect(slideIndex('options/0', 'options')).toBe(0);
});

test('other overlays, broken ones and none are closed', () => {
  expect(slideIndex('menu', 'advantages')).toBeNull();
  expect(slideIndex('options/0', 'advantages')).toBeNull();
  expect(slideIndex('advantages/x', 'advantages')).toBeNull();
  expect(slideIndex('advantages', 'advantages')).toBeNull();
  expect(slideIndex(undefined, 'advantages')).toBeNull();
});
