import { type TechnicalDataTable, technicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { expect, test } from 'vitest';
import { cellsWithoutPlace, pasted, placeName, placeOf, tableFrom } from './paste-table.ts';
import { readCopiedTable } from './read-copied-table.ts';

const table: TechnicalDataTable = {
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

test('cells beyond the last machine are counted, so that the message can say how many', () => {
  expect(cellsWithoutPlace(table, 2, [['345', '600']])).toBe(0);
  expect(
    cellsWithoutPlace(table, 3, [
      ['1', '2', '3'],
      ['4', '', '5'],
    ]),
  ).toBe(3);
  expect(cellsWithoutPlace(tableFrom([]), 0, [['Motor', 'kW', '7,5']])).toBe(1);
});

test('a machine without a name between others keeps its column, and no other machine gets its values', () => {
  const lines = copied('Merkmal\tEinheit\tK 350\t\tK 120\t\nMotor\tkW\t11\t9\t7,5\t');
  const made = tableFrom(lines);
  expect(made.columns).toEqual(['K 350', '', 'K 120']);
  expect(made.groups[0]?.rows[0]?.values).toEqual([{ de: '11' }, { de: '9' }, { de: '7,5' }]);
  expect(cellsWithoutPlace(made, 0, lines)).toBe(0);
  // The column has to be named before it can be published.
  expect(technicalDataTable.safeParse(made).success).toBe(false);
});

test('on the English side words are added in English', () => {
  const edited = pasted(table, { group: 0, row: 0, column: 0 }, [['Volume', 'l']], 'en');
  expect(edited.groups[0]?.rows[0]).toMatchObject({ label: { de: 'Volumen', en: 'Volume' }, unit: { de: 'l', en: 'l' } });
});

test('features and values without a line of names lose nothing: the machine is named by hand', () => {
  const made = tableFrom(copied('Motor\t55\nGewicht\t1.950\nPodest\tOption'));
  expect(made.columns).toEqual(['']);
  expect(made.groups.map(({ rows }) => rows.map(({ label, unit, values }) => [label.de, unit.de, values[0]]))).toEqual([
    [
      ['Motor', '', { de: '55' }],
      ['Gewicht', '', { de: '1.950' }],
      ['Podest', '', 'Option'],
    ],
  ]);
  expect(tableFrom(copied('Motor\tkW\t55\nGewicht\tkg\t1.950')).groups[0]?.rows).toHaveLength(2);
  expect(tableFrom(copied('Merkmal\tWW 300\nMotor\t55'))).toMatchObject({
    columns: ['WW 300'],
    groups: [{ rows: [{ label: { de: 'Motor' }, values: [{ de: '55' }] }] }],
  });
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
  expect(technicalDataTable.safeParse(made).success).toBe(true);
  // Without groups the first head names the only one.
  expect(tableFrom(copied('Merkmal\tEinheit\tK 350\nMotor\tkW\t11')).groups[0]?.headline).toEqual({ de: 'Merkmal' });
});

test('a place is written down and read again', () => {
  expect(placeOf(placeName(1, 20, 3))).toEqual({ group: 1, row: 20, column: 3 });
  expect(placeOf(undefined)).toBeNull();
});
