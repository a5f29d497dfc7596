import { expect, test } from 'vitest';
import { alignedGroups, type SourceGroup } from './align-rows.ts';

type Row = [label: string, unit: string, text: string];
const group = (headline: string, ...rows: Row[]): SourceGroup => ({
  headline,
  rows: rows.map(([label, unit, text]) => ({ label, unit, cell: { kind: 'value', text } })),
});
const read = (...tables: SourceGroup[][]) =>
  alignedGroups(tables, 'de').map(({ headline, rows }) => [
    headline,
    ...rows.map(({ label, unit, cells }) =>
      [label, unit, ...cells.map((cell) => (cell.kind === 'value' ? cell.text : cell.kind))].join(' | '),
    ),
  ]);

test('the same features stand in one row, whatever order they have, and in groups that may be the same', () => {
  const first = [
    group('Leistung und Antrieb', ['Arbeits\u00adschnecke', 'kW', '75'], ['Drehzahl', '', 'Serie']),
    group('Gewicht', ['Gewicht', 'kg', '2.640']),
  ];
  const second = [group('Gewicht', ['Gewicht', 'kg', '1.950']), group('Antrieb', ['Arbeitsschnecke', 'kW', '55'])];
  expect(read(first, second)).toEqual([
    ['Leistung und Antrieb', 'Arbeits\u00adschnecke | kW | 75 | 55', 'Drehzahl |  | Serie | empty'],
    ['Gewicht', 'Gewicht | kg | 2.640 | 1.950'],
  ]);
});

test('what only a later machine has comes after what it follows there', () => {
  const first = [group('A', ['eins', '', '1'], ['drei', '', '3']), group('C', ['fünf', '', '5'])];
  const second = [group('A', ['eins', '', '1'], ['zwei', '', '2']), group('B', ['vier', '', '4'])];
  expect(read(first, second)).toEqual([
    ['A', 'eins |  | 1 | 1', 'zwei |  | empty | 2', 'drei |  | 3 | empty'],
    ['B', 'vier |  | empty | 4'],
    ['C', 'fünf |  | 5 | empty'],
  ]);
});

test('what only a later machine has comes before what follows it there where it follows nothing', () => {
  const first = [group('Leistung', ['5 mm', 'kg/h', '500'], ['8 mm', 'kg/h', '800'])];
  const second = [group('Leistung', ['3 mm', 'kg/h', '400'], ['5 mm', 'kg/h', '600'], ['8 mm', 'kg/h', '900'])];
  expect(read(first, second)).toEqual([
    ['Leistung', '3 mm | kg/h | empty | 400', '5 mm | kg/h | 500 | 600', '8 mm | kg/h | 800 | 900'],
  ]);
});

test('a label that occurs in two groups means what its group says', () => {
  const table = (a: string, b: string) => [group('Mischen', ['Drehzahl', '1/min', a]), group('Wolfen', ['Drehzahl', '1/min', b])];
  expect(read(table('20', '180'), [group('Wolfen', ['Drehzahl', '1/min', '200'])])).toEqual([
    ['Mischen', 'Drehzahl | 1/min | 20 | empty'],
    ['Wolfen', 'Drehzahl | 1/min | 180 | 200'],
  ]);
  expect(read([group('Antrieb', ['Drehzahl', '1/min', '9'])], table('20', '180'))).toEqual([
    ['Antrieb', 'Drehzahl | 1/min | 9 | empty'],
    ['Mischen', 'Drehzahl | 1/min | empty | 20'],
    ['Wolfen', 'Drehzahl | 1/min | empty | 180'],
  ]);
});

test('a label that each machine has once, beneath headlines of two things, is two features', () => {
  const bowl = [group('Schüsselantrieb', ['Leistung', 'kW', '11'])];
  const knives = [group('Messerantrieb', ['Leistung', 'kW', '132'])];
  const rows = [
    ['Schüsselantrieb', 'Leistung | kW | 11 | empty'],
    ['Messerantrieb', 'Leistung | kW | empty | 132'],
  ];
  expect(read(bowl, knives)).toEqual(rows);
  const fresh = [group('Leistung frisch', ['Lochscheibe 8 mm', 'kg/h', '7.400'])];
  const frozen = [group('Leistung gefroren', ['Lochscheibe 8 mm', 'kg/h', '5.200'])];
  expect(read(fresh, frozen)).toEqual([
    ['Leistung frisch', 'Lochscheibe 8 mm | kg/h | 7.400 | empty'],
    ['Leistung gefroren', 'Lochscheibe 8 mm | kg/h | empty | 5.200'],
  ]);
});

test('figures are in the unit of the first machine; another quantity is another row', () => {
  expect(
    read([group('A', ['Breite', 'mm', '1.480'])], [group('A', ['Breite', 'm', '1,61'])], [group('A', ['Breite', 'kg', '3'])]),
  ).toEqual([['A', 'Breite | mm | 1.480 | 1.610 | empty', 'Breite | kg | empty | empty | 3']]);
});

test('a figure whose numbers do not all have its unit is a row of its own', () => {
  const power = (unit: string, text: string) => [group('A', ['Leistung', unit, text])];
  expect(read(power('W', '4.000'), power('kW', '7,5'), power('kW', '2 × 5,5'), power('kW', '7,5 (bei 50 Hz)'))).toEqual([
    ['A', 'Leistung | W | 4.000 | 7.500 | empty | empty', 'Leistung | kW | empty | empty | 2 × 5,5 | 7,5 (bei 50 Hz)'],
  ]);
  expect(
    read(power('kW', '7,5 (bei 50 Hz)'), power('W', '4.000'), power('kW', '2 × 5,5'), power('W', '3.000 bis 4.000')),
  ).toEqual([['A', 'Leistung | kW | 7,5 (bei 50 Hz) | 4 | 2 × 5,5 | 3 bis 4']]);
  const size = (unit: string, text: string) => [group('A', ['Maße', unit, text])];
  expect(read(size('mm', '900'), size('m', '2,14 × 1,48'))).toEqual([['A', 'Maße | mm | 900 | 2.140 × 1.480']]);
});
