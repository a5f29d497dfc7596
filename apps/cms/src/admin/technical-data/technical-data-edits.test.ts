import { type TechnicalDataTable, tableTextIn, technicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { expect, test } from 'vitest';
import {
  addColumn,
  addGroup,
  addRow,
  EMPTY_TABLE,
  moveGroup,
  moveRow,
  removeColumn,
  removeRow,
  renameColumn,
  setCell,
  setHeadline,
  setRow,
  withFigure,
  withText,
} from './technical-data-edits.ts';

const row = (label: string, ...values: string[]) => ({
  label: { de: label },
  unit: { de: '' },
  values: values.map((de) => ({ de })),
});
const table: TechnicalDataTable = {
  columns: ['WW 160', 'WW 200'],
  groups: [
    { headline: { de: 'Leistung', en: 'Output' }, rows: [row('Frisch', '8.200', '9.800'), row('Gefroren', '5.900', '7.600')] },
    { headline: { de: 'Maße' }, rows: [row('Höhe', '1', '2')] },
  ],
};

test('every edit keeps one value a machine in each row', () => {
  const edits = [
    addColumn(table),
    removeColumn(table, 0),
    addRow(table, 1),
    removeRow(table, 0, 0),
    addGroup(table),
    moveRow(table, 0, 0, 1),
    moveGroup(table, 1, -1),
  ];
  for (const edited of edits) {
    for (const group of edited.groups) for (const { values } of group.rows) expect(values).toHaveLength(edited.columns.length);
  }
});

test('a table built from nothing is complete once it is named', () => {
  let built = setHeadline(addGroup(renameColumn(addColumn(EMPTY_TABLE), 0, 'K 330')), 0, { de: 'Antrieb' });
  expect(technicalDataTable.safeParse(built).success).toBe(false);
  built = setRow(built, 0, 0, setCell({ label: { de: 'Messerwelle' }, unit: { de: 'kW' }, values: [{ de: '' }] }, 0, 'Option'));
  expect(technicalDataTable.safeParse(built).success).toBe(true);
});

test('rows and groups move by one and stop at the ends', () => {
  expect(moveRow(table, 0, 0, 1).groups[0]?.rows.map(({ label }) => label.de)).toEqual(['Gefroren', 'Frisch']);
  expect(moveRow(table, 0, 0, -1)).toEqual(table);
  expect(moveGroup(table, 1, 1)).toEqual(table);
});

test('an empty English wording means: as in German', () => {
  const text = withText({ de: 'Serie' }, 'en', 'standard');
  expect(tableTextIn(text, 'en')).toBe('standard');
  expect(withText(text, 'en', '')).toEqual({ de: 'Serie' });
  expect(tableTextIn({ de: 'Serie' }, 'en')).toBe('Serie');
  expect(withText(text, 'de', 'Standard')).toEqual({ de: 'Standard', en: 'standard' });
});

test('a figure that both languages hold changes in both, words do not', () => {
  expect(withText({ de: '9.800', en: '9,800' }, 'de', '9.950,5')).toEqual({ de: '9.950,5', en: '9,950.5' });
  expect(withText({ de: '9.800', en: '9,800' }, 'en', '9,950')).toEqual({ de: '9.950', en: '9,950' });
  expect(withText({ de: '', en: '' }, 'de', '12')).toEqual({ de: '12', en: '12' });
  expect(withText({ de: '9.800', en: '9,800' }, 'de', 'Serie')).toEqual({ de: 'Serie', en: '9,800' });
  expect(withText({ de: '9.800', en: '9,700' }, 'de', '9.900')).toEqual({ de: '9.900', en: '9,700' });
});

test('an English range follows the German one that it was written by', () => {
  expect(withText({ de: '2 bis 18', en: '2 to 18' }, 'de', '3 bis 20')).toEqual({ de: '3 bis 20', en: '3 to 20' });
  expect(withText({ de: '2 bis 18', en: '2 to 18' }, 'de', '4,5')).toEqual({ de: '4,5', en: '4.5' });
  expect(withText({ de: '2', en: '2' }, 'de', '1,5 bis 2')).toEqual({ de: '1,5 bis 2', en: '1.5 to 2' });
  expect(withText({ de: '2 bis 18', en: '2 to 19' }, 'de', '3 bis 20')).toEqual({ de: '3 bis 20', en: '2 to 19' });
  expect(withText({ de: '2 bis 18', en: '2 to 18' }, 'de', 'stufenlos')).toEqual({ de: 'stufenlos', en: '2 to 18' });
});

test('a row made of a figure keeps its words, or has those of the figure; typed again it keeps what was typed', () => {
  const chosen = { reference: 'output/fresh/mmLs5', label: { de: 'Lochscheibe 5 mm' }, unit: { de: 'kg/h' } };
  const named = row('Frisch', '8.200', '9.800');
  expect(withFigure(named, chosen)).toEqual({ ...named, figure: chosen.reference, unit: chosen.unit });
  expect(withFigure(row('', ''), chosen)).toMatchObject({ label: chosen.label, unit: chosen.unit });
  expect(withFigure({ ...named, figure: 'output/fresh/mmLs3' }, null)).toEqual(named);
});
