import { expect, test } from 'vitest';
import { isLong } from './model.ts';

test('a figure of more than eight letters takes a row of its own on phones', () => {
  expect(isLong('38\u00a0min')).toBe(false);
  expect(isLong('6.000\u00a0m²')).toBe(false);
  expect(isLong('16.000\u00a0kg/h')).toBe(true);
});
