import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { technicalDataTable } from './model.ts';

const columns = ['Merkmal', 'Einheit', 'WW 160', 'WW 200'];
const tableOf = (rows: string[][], technicalDataTableColumns = columns, productTypeName = 'WW 200') =>
  technicalDataTable(
    testProduct(
      {},
      { productTypeName, content: { technicalDataTableColumns, technicalDataTable: [{ headline: 'Antrieb', rows }] } },
    ),
  );

test('a row is label, unit and a cell for each machine', () => {
  const table = tableOf([['Arbeitsschnecke', 'kW', '55', '75']]);
  expect(table.labelHead).toBe('Merkmal');
  expect(table.groups).toEqual([
    {
      headline: 'Antrieb',
      rows: [
        {
          label: 'Arbeitsschnecke',
          unit: 'kW',
          cells: [
            { kind: 'value', text: '55' },
            { kind: 'value', text: '75' },
          ],
        },
      ],
    },
  ]);
});

test("'Option' and 'Not available' have a meaning from the third column on, not as label or unit", () => {
  const [row] = tableOf([['Option', 'Not available', 'Option', 'Not available']]).groups[0]?.rows ?? [];
  expect(row).toEqual({ label: 'Option', unit: 'Not available', cells: [{ kind: 'option' }, { kind: 'notAvailable' }] });
});

test('missing and blank cells are empty, cells beyond the columns are left out', () => {
  const rows = tableOf([
    ['A', '', ' '],
    ['B', '', '1', '2', '3'],
  ]).groups[0]?.rows;
  expect(rows?.[0]?.cells).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  expect(rows?.[1]?.cells).toHaveLength(2);
});

test('rows without a label and groups without rows are left out', () => {
  expect(tableOf([['', 'kW', '1', '2']]).groups).toEqual([]);
});

test("the machine's own column is found through no-break spaces and soft hyphens", () => {
  const own = (titles: string[], name: string) =>
    tableOf([['A', '', '1', '2']], ['', '', ...titles], name).columns.map((c) => c.own);
  expect(own(['WW 160', 'WW\u00a0200'], 'WW 200')).toEqual([false, true]);
  expect(own(['WW 160', 'WW 200'], 'WW\u00ad 200')).toEqual([false, true]);
  expect(own(['WW 160', 'WW 250'], 'WW 200')).toEqual([false, false]);
});

test('the only column is the own one, whatever its title', () => {
  expect(tableOf([['A', '', '1']], ['', '', 'Wert']).columns).toEqual([{ title: 'Wert', own: true }]);
});

test('dimensions may break after each ×, not before it', () => {
  const [row] = tableOf([['Maße', 'mm', '2.140\u00a0×\u00a01.480\u00a0×\u00a01.720', '3\u00a0kg']]).groups[0]?.rows ?? [];
  expect(row?.cells).toEqual([
    { kind: 'value', text: '2.140\u00a0× 1.480\u00a0× 1.720' },
    { kind: 'value', text: '3\u00a0kg' },
  ]);
});
