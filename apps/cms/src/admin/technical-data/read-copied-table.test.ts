import { expect, test } from 'vitest';
import { readCopiedTable } from './read-copied-table.ts';

test('what a spreadsheet copies is lines and cells; one value is none', () => {
  expect(readCopiedTable('1.250')).toBeNull();
  expect(readCopiedTable('1.250\r\n')).toBeNull();
  expect(readCopiedTable('7,5\t11\r\n"Zeile ""A"""\t\r\n')).toEqual([
    ['7,5', '11'],
    ['Zeile "A"', ''],
  ]);
  expect(readCopiedTable('Motor;kW;7,5\nGewicht;kg;900')).toEqual([
    ['Motor', 'kW', '7,5'],
    ['Gewicht', 'kg', '900'],
  ]);
  expect(readCopiedTable('Ein Satz; und noch einer')).toBeNull();
});

test('a line break inside a cell is no new line of the table', () => {
  expect(readCopiedTable('Antrieb\t"Drehstrom\r\n""400 V"""\t11\r\nGewicht\tkg\t900\r\n')).toEqual([
    ['Antrieb', 'Drehstrom "400 V"', '11'],
    ['Gewicht', 'kg', '900'],
  ]);
  expect(readCopiedTable('Motor;"3 Phasen;\n400 V"\nGewicht;900')).toEqual([
    ['Motor', '3 Phasen; 400 V'],
    ['Gewicht', '900'],
  ]);
  expect(readCopiedTable('"erste\nzweite Zeile"\n')).toEqual([['erste zweite Zeile']]);
});

test('quotes that belong to a cell stay', () => {
  expect(readCopiedTable('Anschluss\t1/2"\t"A" oder B\nRohr\t"\t6"')).toEqual([
    ['Anschluss', '1/2"', '"A" oder B'],
    ['Rohr', '"', '6"'],
  ]);
});

test('empty lines and cells keep their place', () => {
  expect(readCopiedTable('\t1\n\n2\t\n')).toEqual([['', '1'], [''], ['2', '']]);
});
