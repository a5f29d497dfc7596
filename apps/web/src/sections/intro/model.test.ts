import { expect, test } from 'vitest';
import { nameWidth } from './model.ts';

test('a name with wide letters is wider than one with as many figures', () => {
  expect(nameWidth('WWR 200')).toBeGreaterThan(nameWidth('K330 200'.slice(1)));
  expect(nameWidth('WWR\u00a0200')).toBeCloseTo(5.18, 5);
  expect(nameWidth('')).toBe(0);
});

test('soft hyphens take no room', () => {
  expect(nameWidth('W\u00ad130')).toBe(nameWidth('W130'));
});
