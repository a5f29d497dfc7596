import { expect, it } from 'vitest';
import { type ColumnMachine, columnMachines, inheritedCell, withInheritedCells } from './inherited-cells.ts';

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
    inheritedCell(small, { headline: { de: headline } }, { label: { de: label }, unit: { de: unit } });
  expect(cell('Hub', 'Leistung', 'kW')).toEqual({ de: '2' });
  expect(cell('Antrieb', 'Leistung', 'kW')).toEqual({ de: '37' });
  expect(cell('Maße', 'Höhe', 'mm')).toEqual({ de: '900' });
  expect(cell('Maße', 'Leistung', 'kW')).toBeUndefined();
  expect(cell('Hub', 'Höhe', 'm')).toBeUndefined();
  expect(inheritedCell({ ...small, productTypeName: 'WW 170' }, { headline: { de: 'Hub' } }, row('Höhe', 'mm'))).toBeUndefined();
  expect(inheritedCell({ productTypeName: 'WW 160' }, { headline: { de: 'Hub' } }, row('Höhe', 'mm'))).toBeUndefined();
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
  expect(withInheritedCells({ productTypeName: 'WW 200' }, table, [small]).groups[0]?.rows.map(({ values }) => values)).toEqual([
    [{ de: '900' }, { de: '2' }, { de: '3' }],
    [{ de: '4' }, { de: '5' }, { de: '6' }],
  ]);
});

const cutter = (name: string, ...times: string[]) => ({
  productTypeName: name,
  productType: 'cutters' as const,
  cutterOutput: times.map((processTimeDry, at) => ({ id: `${name}/${at}`, processTimeDry })),
});
const valuesOf = (own: ColumnMachine, columns: string[], figure: string, machines: ColumnMachine[] = []) => {
  const made = { ...row('Rohwurst', 'min', ...columns.map(() => '1')), figure };
  const table = { columns, groups: [{ headline: { de: 'Chargen' }, rows: [made] }] };
  return withInheritedCells(own, table, machines).groups[0]?.rows[0]?.values.map((cell) =>
    typeof cell === 'string' ? cell : cell.de,
  );
};

it('a row made of an output figure has that of each machine, and what is typed where there is none', () => {
  const figure = 'output/B/processTimeDry';
  const own = { ...cutter('B'), cutterOutput: [{ id: 'B', processTimeDry: '4-6' }] };
  const mixer = { productTypeName: 'M', productType: 'mixers' as const, mixerOutput: [{ mixingTimeDrySausage: '3' }] };
  expect(valuesOf(own, ['A', 'B', 'M', 'X'], figure, [cutter('A', '7,5'), mixer])).toEqual(['7,5', '4 bis 6', '1', '1']);
  expect(valuesOf({ ...own, cutterOutput: [] }, ['B'], figure)).toEqual(['1']);
  expect(valuesOf(own, ['B'], 'output/B/batchWeightDry')).toEqual(['Not available']);
  // Of several settings of another machine none is meant.
  expect(valuesOf(own, ['A', 'B'], figure, [cutter('A', '7', '8')])).toEqual(['1', '4 bis 6']);
});

it('settings of a machine have a column each, in their order, when there are as many', () => {
  const own = { ...cutter('B'), cutterOutput: ['4', '5'].map((processTimeDry, at) => ({ id: `b${at}`, processTimeDry })) };
  expect(valuesOf(own, ['B', 'A', 'B fine'], 'output/b0/processTimeDry', [cutter('A', '9')])).toEqual(['4', '9', '5']);
  expect(valuesOf(own, ['B', 'B fine', 'C'], 'output/b0/processTimeDry')).toEqual(['4', '1', '1']);
  expect(valuesOf(own, ['B', 'C'], 'output/b1/processTimeDry')).toEqual(['5', '1']);
});

it('fresh and frozen are no settings: the column of a machine that is withdrawn keeps what is typed', () => {
  const own = {
    productTypeName: 'W 130',
    productType: 'grinders' as const,
    grinderOutput: [
      { id: 'a', state: 'fresh', mmLs3: 1500 },
      { id: 'b', state: 'frozen', mmLs3: 600 },
    ],
  };
  for (const sibling of ['W 160', 'W 130 S']) {
    const columns = ['W 130', sibling];
    expect(valuesOf(own, columns, 'output/fresh/mmLs3')).toEqual(['1.500', '1']);
    expect(valuesOf(own, columns, 'output/frozen/mmLs3')).toEqual(['600', '1']);
    expect(valuesOf(own, columns, 'output/a/mmLs3'), 'named by its id').toEqual(['1.500', '1']);
  }
  expect(valuesOf(own, ['W 110', 'W 130'], 'output/frozen/mmLs3')).toEqual(['1', '600']);
});

it('columns that are not named by the machine are no settings of it', () => {
  const own = { ...cutter('B 1'), cutterOutput: ['4', '5'].map((processTimeDry, at) => ({ id: `b${at}`, processTimeDry })) };
  expect(valuesOf(own, ['B 1', 'B 1 F'], 'output/b0/processTimeDry')).toEqual(['4', '5']);
  for (const other of ['B 12', 'C', 'B']) {
    expect(valuesOf(own, ['B 1', other], 'output/b0/processTimeDry')).toEqual(['4', '1']);
  }
});

it('what another machine has as an output figure in its own table is taken from there, too', () => {
  const made = { ...row('Zeit', 'min', '1'), figure: 'output/A/processTimeDry' };
  const other = {
    ...cutter('A', '7'),
    technicalDataTable: { columns: ['A'], groups: [{ headline: { de: 'Chargen' }, rows: [made] }] },
  };
  const table = { columns: ['A', 'B'], groups: [{ headline: { de: 'Chargen' }, rows: [row('Zeit', 'min', '2', '3')] }] };
  expect(withInheritedCells(cutter('B'), table, [other]).groups[0]?.rows[0]?.values).toEqual([{ de: '7', en: '7' }, { de: '3' }]);
});
