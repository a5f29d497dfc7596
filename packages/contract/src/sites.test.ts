import { expect, test } from 'vitest';
import { formatNumber } from './sites.ts';

test.each([
  [1250, '1.250', '1,250'],
  [2.5, '2,5', '2.5'],
  [-18, '−18', '−18'],
])('%s reads %s in German and %s in English', (value, german, english) => {
  expect(formatNumber(value, 'de')).toBe(german);
  expect(formatNumber(value, 'en')).toBe(english);
});
