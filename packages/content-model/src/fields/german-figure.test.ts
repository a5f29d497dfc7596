import { expect, test } from 'vitest';
import { germanFigureInEnglish } from './german-figure.ts';
import { tableTextIn } from './technical-data.ts';

test.each([
  ['7,5', '7.5'],
  ['9.800', '9,800'],
  ['1.250.000,5', '1,250,000.5'],
  ['−1,5 bis 4', '−1.5 to 4'],
  ['1,5–2,5', '1.5–2.5'],
  ['1.200 x 1.350', '1,200 x 1,350'],
  ['7,5 kW', '7.5 kW'],
  ['≤ 78,5 dB(A)', '≤ 78.5 dB(A)'],
  ['2 x 7,5 / 11', '2 x 7.5 / 11'],
  ['1,5 l/min', '1.5 l/min'],
  ['3,5 m³/h', '3.5 m³/h'],
  ['1,5 m²', '1.5 m²'],
  ['2,5 cm² / 4,5 mm²', '2.5 cm² / 4.5 mm²'],
  ['0,125 mm', '0.125 mm'],
])('%s is %s in English', (german, english) => {
  expect(germanFigureInEnglish(german)).toBe(english);
});

test.each([
  '7.5',
  '0.125 mm',
  '1.4301',
  'ca. 7,5 kW',
  'Edelstahl 1.4301',
  'G 1,5"',
  '3 Messer, 6 Stück',
  'Serie',
  '200',
  '',
  'IP 65',
  '1,5 mal',
])('%s stays as it is', (text) => {
  expect(germanFigureInEnglish(text)).toBe(text);
});

test('a cell without an English text shows the German figure as English writes it; one that was typed stays', () => {
  expect(tableTextIn({ de: '7,5' }, 'en')).toBe('7.5');
  expect(tableTextIn({ de: '7,5' }, 'de')).toBe('7,5');
  expect(tableTextIn({ de: '7,5', en: '7,5' }, 'en')).toBe('7,5');
});
