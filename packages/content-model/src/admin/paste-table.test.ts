import { expect, test } from 'vitest';
import { type TechnicalTable, technicalTable } from '../fields/technical-table.ts';
import { pasted, placeName, placeOf, readCopiedTable, tableFrom } from './paste-table.ts';

const table: TechnicalTable = {
  columns: ['K 330', 'K 550'],
  groups: [
    {
      headline: { de: 'Schüssel' },
      rows: [{ id: 'a', label: { de: 'Volumen' }, unit: { de: 'l' }, values: [{ de: '330', en: '330' }, 'Option'] }],
    },
    { headline: { de: 'Maße' }, rows: [] },
  ],
};
const copied = (text: string) => readCopiedTable(text) ?? [];

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

test('cells go to the right and downwards from where they are pasted, into new rows where there are none', () => {
  const edited = pasted(table, { group: 0, row: 0, column: 2 }, copied('345\t600\nnicht verfügbar\tOption'), 'de');
  expect(edited.groups[0]?.rows).toEqual([
    { id: 'a', label: { de: 'Volumen' }, unit: { de: 'l' }, values: [{ de: '345', en: '345' }, { de: '600' }] },
    { label: { de: '' }, unit: { de: '' }, values: ['Not available', 'Option'] },
  ]);
  expect(edited.groups[1]).toEqual(table.groups[1]);
  // More cells than machines: the rest has no place.
  expect(pasted(table, { group: 0, row: 0, column: 3 }, [['1', '2', '3']], 'de').groups[0]?.rows[0]?.values).toEqual([
    { de: '330', en: '330' },
    { de: '1' },
  ]);
});

test('on the English side words are added in English', () => {
  const edited = pasted(table, { group: 0, row: 0, column: 0 }, [['Volume', 'l']], 'en');
  expect(edited.groups[0]?.rows[0]).toMatchObject({ label: { de: 'Volumen', en: 'Volume' }, unit: { de: 'l', en: 'l' } });
});

test('a whole table is made from its lines', () => {
  const made = tableFrom(
    copied('Merkmal\tEinheit\tK 350\tK 120\nSchüssel\nVolumen\tl\t350\t120\n\t\t\t\nAntrieb\t\t\t\nMotor\tkW\t7,5\tOption'),
  );
  expect(made).toEqual({
    columns: ['K 350', 'K 120'],
    groups: [
      {
        headline: { de: 'Schüssel' },
        rows: [{ label: { de: 'Volumen' }, unit: { de: 'l' }, values: [{ de: '350' }, { de: '120' }] }],
      },
      { headline: { de: 'Antrieb' }, rows: [{ label: { de: 'Motor' }, unit: { de: 'kW' }, values: [{ de: '7,5' }, 'Option'] }] },
    ],
  });
  expect(technicalTable.safeParse(made).success).toBe(true);
  // Without groups the first head names the only one.
  expect(tableFrom(copied('Merkmal\tEinheit\tK 350\nMotor\tkW\t11')).groups[0]?.headline).toEqual({ de: 'Merkmal' });
});

test('a place is written down and read again', () => {
  expect(placeOf(placeName(1, 20, 3))).toEqual({ group: 1, row: 20, column: 3 });
  expect(placeOf(undefined)).toBeNull();
});
