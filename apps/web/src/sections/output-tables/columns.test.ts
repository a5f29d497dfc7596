import { PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import { expect, test } from 'vitest';
import { COLUMNS } from './columns.ts';

/** The figures of catalogue.md 3 in the order of their columns, each with its unit; null where the line above the table names it. */
const FIGURES = {
  grinders: ['mmLs3', 'mmLs5', 'mmLs8', 'mmLs13', 'mmLs20'].map((field) => [field, null]),
  cutters: [
    ['batchWeightDry', 'kg'],
    ['processTimeDry', 'minutes'],
    ['batchWeightBoiled', 'kg'],
    ['processTimeBoiled', 'minutes'],
    ['batchWeightCooked', 'kg'],
    ['processTimeCooked', 'minutes'],
  ],
  mixerGrinders: [
    ['speed', 'speed'],
    ['batchSize', 'kg'],
    ['outputPerHour', 'kgPerHour'],
    ['batchTimeLoading', 'minutes'],
    ['batchTimeMixing', 'minutes'],
    ['batchTimeAnalysis', 'minutes'],
    ['batchTimeMixing2', 'minutes'],
    ['batchTimeMincing', 'minutes'],
    ['batchTimeTotal', 'minutes'],
  ],
  mixers: [
    ['batchWeightDrySausage', 'kg'],
    ['mixingTimeDrySausage', 'minutes'],
    ['batchWeightMassagingOfHam', 'kg'],
    ['mixingTimeMassagingOfHam', 'minutes'],
    ['batchWeightDeAerationOfEmulsion', 'kg'],
    ['mixingTimeDeAerationOfEmulsion', 'minutes'],
    ['batchWeightBlendingOfOtherProducts', 'kg'],
    ['mixingTimeBlendingOfOtherProducts', 'minutes'],
  ],
  emulsifiers: [
    ['boiledSausageProducts', 'kgPerHour'],
    ['cookedSausageProducts', 'kgPerHour'],
  ],
  frozenMeatCutters: [
    ['temperature', 'celsius'],
    ['maxBlockCrossSection', 'millimetres'],
    ['cuttingWidth', 'millimetres'],
    ['pieceSize', 'millimetres'],
    ['output', 'kgPerHour'],
  ],
};

test('each of the six types has its own figures', () => {
  expect(Object.keys(COLUMNS)).toEqual([...PRODUCT_TYPES]);
  for (const type of PRODUCT_TYPES)
    expect(
      COLUMNS[type].map(({ field, unit }) => [field, unit]),
      type,
    ).toEqual(FIGURES[type]);
});

test('a figure is named with what it is measured for, so that no two columns of a table read the same', () => {
  for (const type of PRODUCT_TYPES) {
    const names = COLUMNS[type].map(({ name, group, diameter }: { name: string; group: string | null; diameter?: number }) =>
      [group, name, diameter].join(' '),
    );
    expect(new Set(names).size, type).toBe(names.length);
  }
});
