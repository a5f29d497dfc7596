import { expect, test } from 'vitest';
import { mayBeSame } from './headlines.ts';

test.each([
  ['Arbeitsschnecke', 'Leistung und Antrieb', 'Antrieb', true],
  ['Leistung', 'Leistung und Antrieb', 'An\u00adtrieb', true],
  ['Wägezellen', 'Beschicken und Wiegen', 'Beschicken und Entleeren', true],
  // Two things of one kind, whatever is said of them.
  ['Leistung', 'Schüsselantrieb', 'Messerantrieb', false],
  ['Sanftanlauf', 'Schüsselantrieb', 'Messerantrieb', false],
  ['Lochscheibe 8 mm', 'Verarbeitungsleistung frisch, kg/h', 'Verarbeitungsleistung gefroren, kg/h', false],
  // Nothing in common: what a measure is of, only its headline says.
  ['Drehzahl max.', 'Schüssel', 'Messer', false],
  ['Leistung', 'Antrieb', 'Messerantrieb', false],
  ['Drehzahl Stufe 1', 'Schüssel', 'Messer', false],
  ['Leistung bei S6', 'Schüssel', 'Messer', false],
  // Neither state of the meat is the other one, and a headline of both is neither.
  ['Lochscheibe 8 mm', 'Frisch', 'Gefroren', false],
  ['Lochscheibe 8 mm', 'Leistung frisch', 'Verarbeitungsleistung gefroren', false],
  ['Trichtervolumen', 'Einfüllen', 'Trichter', true],
  ['Beladehöhe', 'Einfüllen', 'Beschickung', true],
])('"%s" of "%s" and of "%s" may be the same: %s', (label, one, other, expected) => {
  expect(mayBeSame(label, one, other, 'de')).toBe(expected);
  expect(mayBeSame(label, other, one, 'de')).toBe(expected);
});

test('English headlines are read likewise', () => {
  expect(mayBeSame('Power', 'Bowl drive', 'Knife drive', 'en')).toBe(false);
  expect(mayBeSame('Hole plate 8 mm', 'Output, fresh', 'Output, frozen', 'en')).toBe(false);
  expect(mayBeSame('Speed, max.', 'Bowl', 'Knives', 'en')).toBe(false);
  expect(mayBeSame('Hopper volume', 'Filling', 'Hopper', 'en')).toBe(true);
  expect(mayBeSame('Cooling jacket', 'Cooling and vacuum', 'Vacuum and cooling', 'en')).toBe(true);
});
