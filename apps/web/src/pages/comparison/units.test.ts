import { expect, test } from 'vitest';
import { factorBetween, hasBar, inOtherUnit, plainAmount } from './units.ts';

test('figures of one quantity are read in one unit', () => {
  expect(factorBetween('mm', 'm')).toBe(0.001);
  expect(factorBetween('kW', 'kW')).toBe(1);
  expect(factorBetween('kg', 'mm')).toBeNull();
  expect(factorBetween('Stück', 'kg')).toBeNull();
  expect(inOtherUnit('2.140\u00a0×\u00a01.480', ['mm', 'm'], 'de')).toBe('2,14\u00a0×\u00a01,48');
  expect(inOtherUnit('1.5 to 2', ['kW', 'W'], 'en')).toBe('1,500 to 2,000');
  expect(inOtherUnit('4\u201369', ['t', 'kg'], 'de')).toBe('4.000\u201369.000');
});

test('a text is left as it is where not each of its numbers has the unit', () => {
  for (const text of ['2 × 5,5', '7,5 (bei 50 Hz)', '5,5/7,5', 'Serie', 'ca. 7,5', '1 von 2'])
    expect(inOtherUnit(text, ['kW', 'W'], 'de'), text).toBeNull();
  expect(inOtherUnit('2 × 5,5', ['kW', 'kW'], 'de')).toBe('2 × 5,5');
  expect(inOtherUnit('5', ['kW', 'mm'], 'de')).toBeNull();
});

test('a bar is only for what begins at nothing', () => {
  expect([hasBar('kW'), hasBar(''), hasBar('°C'), hasBar('dB(A)')]).toEqual([true, false, false, false]);
});

test('only a text that is one number is an amount', () => {
  expect(plainAmount('1.950', 'de')).toBe(1950);
  expect(plainAmount('7,5', 'de')).toBe(7.5);
  expect(['4 bis 6', '2 × 5,5', 'Serie', '−18 bis +4', ''].map((text) => plainAmount(text, 'de'))).toEqual(Array(5).fill(null));
});
