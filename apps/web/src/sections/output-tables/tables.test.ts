import { describe, expect, test } from 'vitest';
import { grinderRow } from '../../testing/test-overview.ts';
import { COLUMNS } from './columns.ts';
import { amountOf } from './figure.ts';
import { type OutputTable, outputTables } from './tables.ts';

const grinders = (rows: ReturnType<typeof grinderRow>[]) => outputTables(rows, COLUMNS.grinders, 'de');
const texts = (table: OutputTable | undefined) => table?.rows.map(({ figures }) => figures.map((figure) => figure?.text ?? null));
const shares = (table: OutputTable | undefined) => table?.rows.map(({ figures }) => figures.map((figure) => figure?.share));

describe('a table', () => {
  test('leaves out the diameters that no machine has a value for in its state', () => {
    const [fresh, frozen] = grinders([
      grinderRow('W 130', 'fresh', [700, 1250, null, 2500, 3100]),
      grinderRow('W 160', 'fresh', [null, 2050, null, 4000, 4800]),
      grinderRow('W 130', 'frozen', [null, 820, null, 1750, 2200]),
    ]);
    expect(fresh?.columns.map(({ diameter }) => diameter)).toEqual([3, 5, 13, 20]);
    expect(texts(fresh)).toEqual([
      ['700', '1.250', '2.500', '3.100'],
      [null, '2.050', '4.000', '4.800'],
    ]);
    expect(frozen?.columns.map(({ diameter }) => diameter)).toEqual([5, 13, 20]);
  });

  test('leaves out machines without any value in its state', () => {
    const [fresh, ...others] = grinders([
      grinderRow('W 130', 'fresh', [700, null, null, null, null]),
      grinderRow('W 160', 'fresh', [null, null, null, null, null]),
      grinderRow('W 130', 'frozen', [null, null, null, null, null]),
    ]);
    expect(fresh?.rows.map(({ title, path }) => [title, path])).toEqual([['W 130', '/product/w-130']]);
    expect(others).toEqual([]);
  });

  test('keeps figures that publishing wrote as texts, and writes numbers in the language', () => {
    const row = {
      id: '1',
      productTitle: 'E 175',
      productSlug: 'e-175',
      boiledSausageProducts: '12.000',
      cookedSausageProducts: null,
    };
    expect(texts(outputTables([row], COLUMNS.emulsifiers, 'de')[0])).toEqual([['12.000']]);
    const [english] = outputTables([grinderRow('W 130', 'fresh', [1250])], COLUMNS.grinders, 'en');
    expect(texts(english)).toEqual([['1,250']]);
  });
});

describe('bars', () => {
  test('are on one scale for fresh and frozen: the largest value of the family', () => {
    const [fresh, frozen] = grinders([grinderRow('W 130', 'fresh', [1000, 4000]), grinderRow('W 130', 'frozen', [null, 2000])]);
    expect(shares(fresh)).toEqual([[0.25, 1]]);
    expect(shares(frozen)).toEqual([[0.5]]);
  });

  const batch = {
    id: '1',
    productTitle: 'K 120',
    productSlug: 'k-120',
    batchWeightDry: '70',
    processTimeDry: '4–6',
    batchWeightBoiled: '140',
    processTimeBoiled: '7–9',
    batchWeightCooked: null,
    processTimeCooked: null,
  };
  test('compare amounts of one unit, not times', () => {
    expect(shares(outputTables([batch], COLUMNS.cutters, 'de')[0])).toEqual([[0.5, null, 1, null]]);
  });
  test('are left out where there is nothing to compare with', () => {
    const [alone] = outputTables([{ ...batch, batchWeightBoiled: null }], COLUMNS.cutters, 'de');
    expect(shares(alone)).toEqual([[null, null, null]]);
  });
});

test('the amount of a figure is its first number, as the language writes it', () => {
  expect(amountOf('1.250', 'de')).toBe(1250);
  expect(amountOf('1,250', 'en')).toBe(1250);
  expect(amountOf('2,5', 'de')).toBe(2.5);
  expect(amountOf('2.5', 'en')).toBe(2.5);
  expect(amountOf('6–8', 'de')).toBe(6);
  expect(amountOf('620\u00a0×\u00a0200', 'de')).toBe(620);
  expect(amountOf('−25\u00a0bis\u00a0−4', 'de')).toBe(-25);
  expect(amountOf('auf Anfrage', 'de')).toBeNull();
});
