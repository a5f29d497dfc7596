import { expect, test } from 'vitest';
import { fitsBeside } from './fits-beside.ts';

test('a headline is beside its list when no word has more than 11 letters', () => {
  expect(fitsBeside('Häufige Fragen zur Leistung')).toBe(true);
  expect(fitsBeside('Unter\u00adlagen')).toBe(true);
  expect(fitsBeside('Anwen\u00addungen')).toBe(true);
  expect(fitsBeside('Verarbeitungs\u00adleistung')).toBe(false);
  expect(fitsBeside('Service-Techniker vor Ort')).toBe(true);
});
