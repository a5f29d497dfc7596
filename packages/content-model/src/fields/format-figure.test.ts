import { expect, it } from 'vitest';
import { formatFigure } from './format-figure.ts';

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['1250', '1.250', '1,250'],
  ['2,5', '2,5', '2.5'],
  ['8-10', '8–10', '8–10'],
  ['-18 to -4', '−18 bis −4', '−18 to −4'],
  ['620x1200', '620 × 1.200', '620 × 1,200'],
])('%s reads %s and %s', (typed, german, english) => {
  expect(spaced(formatFigure(typed, 'de'))).toBe(german);
  expect(spaced(formatFigure(typed, 'en'))).toBe(english);
});

it('a text without a figure is formatted as nothing', () => {
  expect([formatFigure('', 'de'), formatFigure(null, 'en'), formatFigure('viel', 'de')]).toEqual([null, null, null]);
});
