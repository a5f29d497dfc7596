import { expect, it } from 'vitest';
import { columnMachines, takenCell, withTakenCells } from './taken-cells.ts';

const row = (label: string, unit: string, ...values: string[]) => ({
  label: { de: label },
  unit: { de: unit },
  values: values.map((de) => ({ de })),
});
const small = {
  productTypeName: 'WW 160',
  technicalDataTable: {
    columns: ['WW 200', 'WW 160'],
    groups: [
      { headline: { de: 'Antrieb' }, rows: [row('Leistung', 'kW', 'x', '37'), row('Länge', 'mm', 'x', '2.000')] },
      { headline: { de: 'Hub' }, rows: [row('Leistung', 'kW', 'x', '2'), row('Höhe', 'mm', 'x', '900')] },
    ],
  },
};

it('a cell is the one of the same row and group, or of the only row of that name and unit', () => {
  const cell = (headline: string, label: string, unit: string) =>
    takenCell(small, { headline: { de: headline } }, { label: { de: label }, unit: { de: unit } });
  expect(cell('Hub', 'Leistung', 'kW')).toEqual({ de: '2' });
  expect(cell('Antrieb', 'Leistung', 'kW')).toEqual({ de: '37' });
  expect(cell('Maße', 'Höhe', 'mm')).toEqual({ de: '900' });
  expect(cell('Maße', 'Leistung', 'kW')).toBeUndefined();
  expect(cell('Hub', 'Höhe', 'm')).toBeUndefined();
  expect(takenCell({ ...small, productTypeName: 'WW 170' }, { headline: { de: 'Hub' } }, row('Höhe', 'mm'))).toBeUndefined();
  expect(takenCell({ productTypeName: 'WW 160' }, { headline: { de: 'Hub' } }, row('Höhe', 'mm'))).toBeUndefined();
});

it('the product’s own column and columns of machines that are not linked stay as they are typed', () => {
  expect(columnMachines(['WW 160', 'WW 200', 'WW 250'], 'WW 200', [small, { productTypeName: 'WW 200' }])).toEqual([
    small,
    undefined,
    undefined,
  ]);
  const table = {
    columns: ['WW 160', 'WW 200', 'WW 250'],
    groups: [{ headline: { de: 'Hub' }, rows: [row('Höhe', 'mm', '1', '2', '3'), row('Neu', '', '4', '5', '6')] }],
  };
  expect(withTakenCells(table, 'WW 200', [small]).groups[0]?.rows.map(({ values }) => values)).toEqual([
    [{ de: '900' }, { de: '2' }, { de: '3' }],
    [{ de: '4' }, { de: '5' }, { de: '6' }],
  ]);
});
