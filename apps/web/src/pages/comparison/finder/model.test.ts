import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { describe, expect, test } from 'vitest';
import { testFigures } from '../../../testing/test-figures.ts';
import { readSearch } from './address.ts';
import { type AmountUnit, beginsAmount, criteriaOf, hasOtherUnit, typedAmount } from './criteria.ts';
import { findMachines } from './model.ts';

const figures = parseMany(outputFigures, testFigures());
const find = (search: Record<string, unknown>) => findMachines(figures, criteriaOf(readSearch(search)), 'de');
const names = (search: Record<string, unknown>) => find(search).fitting.map(({ machine }) => machine.slug);

describe('grinders', () => {
  test('fit by their output at a plate and in a state, the smallest that is enough first', () => {
    const { fitting } = find({ output: 5000, hole: 8, state: 'fresh' });
    expect(fitting.map(({ machine, fit }) => [machine.slug, fit])).toEqual([
      ['ww-160', { kind: 'hole', output: '5.600', diameter: 8 }],
      ['ww-200', { kind: 'hole', output: '7.400', diameter: 8 }],
    ]);
    expect(names({ output: 5000, hole: 8, state: 'frozen' })).toEqual(['ww-200']);
  });

  test('fit by their best plate where any will do', () => {
    expect(find({ output: 9800 }).fitting).toMatchObject([{ fit: { kind: 'hole', output: '9.800', diameter: 20 } }]);
  });

  test('the nearest miss is named with its figure', () => {
    expect(find({ output: 8000, hole: 8 })).toMatchObject({
      fitting: [],
      nearest: { machine: { slug: 'ww-200' }, fit: { output: '7.400', diameter: 8 } },
    });
    expect(find({ output: 7400, hole: 8 }).nearest?.machine.slug).toBe('ww-160');
    expect(find({ hole: 8 }).nearest, 'nothing is asked that could be missed').toBeNull();
  });

  test('a machine that lacks more than half of what is asked is no near miss', () => {
    expect(find({ output: 14_800, hole: 8 }).nearest?.machine.slug).toBe('ww-200');
    // Where nothing is enough, the one that comes nearest is named too, in other words.
    expect(find({ output: 14_801, hole: 8 }).nearest).toMatchObject({ machine: { slug: 'ww-200' }, isNear: false });
    expect(find({ output: 999_999 })).toMatchObject({ fitting: [], nearest: { isNear: false }, hasFigures: true });
  });

  test('a plate that no machine has a figure for in a state finds nothing and misses nothing', () => {
    expect(find({ hole: 3, state: 'frozen' })).toEqual({ fitting: [], nearest: null, hasFigures: false });
  });
});

describe('machines that work in batches', () => {
  test('fit by batch and by the longest time that they take', () => {
    expect(find({ type: 'cutters', goods: 'dry', batch: 100, minutes: 6 }).fitting).toMatchObject([
      { machine: { slug: 'k-330' }, fit: { kind: 'batch', batch: '200', minutes: '4–6', goods: 'dry' } },
    ]);
    expect(find({ type: 'cutters', goods: 'dry', batch: 100, minutes: 5 })).toMatchObject({
      fitting: [],
      nearest: { machine: { slug: 'k-330' } },
    });
  });

  test('do not fit an output that no table gives', () => {
    const unknown = JSON.parse(JSON.stringify(testFigures()).replace('"outputPerHour":"2.250"', '"outputPerHour":null'));
    const fitting = (search: Record<string, unknown>) =>
      findMachines(parseMany(outputFigures, unknown), criteriaOf(readSearch({ type: 'mixerGrinders', ...search })), 'de').fitting;
    expect(fitting({ batch: 100 })).toMatchObject([{ machine: { slug: 'wm-600' } }]);
    expect(fitting({ batch: 100, output: 2000 })).toEqual([]);
    expect(fitting({ output: 99_999 })).toEqual([]);
  });

  test('fit by the best of their products where none is named', () => {
    expect(find({ type: 'cutters', batch: 240 }).fitting).toMatchObject([{ fit: { batch: '250', minutes: '8–9' } }]);
  });

  test('output and batch have both to be enough', () => {
    expect(names({ type: 'mixerGrinders', output: 2000, batch: 400 })).toEqual(['wm-600']);
    expect(names({ type: 'mixerGrinders', output: 3000, batch: 400 })).toEqual([]);
    expect(find({ type: 'mixerGrinders', output: 2000 }).fitting[0]?.fit).toEqual({
      kind: 'output',
      output: '2.250',
      goods: null,
    });
  });
});

test('emulsifiers fit by the output of a product', () => {
  expect(find({ type: 'emulsifiers', output: 10_000 }).fitting).toMatchObject([
    { machine: { slug: 'e-175' }, fit: { goods: 'cooked' } },
  ]);
  expect(names({ type: 'emulsifiers', output: 10_000, goods: 'boiled' })).toEqual([]);
});

test('a machine in two rows is found once, by its better figure', () => {
  expect(find({ type: 'frozenMeatCutters', output: 5000 }).fitting.map(({ fit }) => fit)).toEqual([
    { kind: 'output', output: '6.500', goods: null },
  ]);
});

describe('the address', () => {
  test('says what is looked for; what is no value is left out', () => {
    expect(readSearch({ type: 'cutters', output: '5000', hole: 13, state: 'frozen', batch: 2 })).toEqual({
      type: 'cutters',
      output: 5000,
      hole: 13,
      state: 'frozen',
      batch: 2,
    });
    const nonsense = { type: 'x', output: -5, hole: 4, state: '', goods: ['dry'], batch: '1e9', minutes: {}, evil: '<script>' };
    expect(readSearch(nonsense)).toEqual({});
    expect(criteriaOf({})).toEqual({ type: 'grinders', state: 'fresh' });
  });

  test('an amount is read as people type it', () => {
    expect(['5.000', '5 000', '5,000', ' 5000 '].map((text) => typedAmount(text, 'kg/h'))).toEqual([5000, 5000, 5000, 5000]);
    expect(
      ['5000 kg/h', '5.000kg/h', '5000 kg'].map((text) => typedAmount(text, 'kg/h')),
      'with its unit',
    ).toEqual([5000, 5000, 5000]);
    expect(['200 kg', '200 KG'].map((text) => typedAmount(text, 'kg'))).toEqual([200, 200]);
    expect(['6 min', '6 min.'].map((text) => typedAmount(text, 'min'))).toEqual([6, 6]);
    expect(typedAmount('', 'kg')).toBeNull();
    const wrong = ['0', '-5', 'viel', '12345678', '5e3', '٥', '2,5', '7.5', 'kg/h', '5 t'];
    expect(wrong.map((text) => typedAmount(text, 'kg/h'))).toEqual(Array(10).fill(undefined));
  });

  test.each<[string, AmountUnit]>([
    ['30 min', 'kg/h'],
    ['5 t', 'kg/h'],
    ['2,5 t/h', 'kg/h'],
    ['200 kg/h', 'kg'],
    ['30 min', 'kg'],
    ['6 kg', 'min'],
  ])('%s is no amount in %s, for it has another unit', (text, unit) => {
    expect(typedAmount(text, unit)).toBeUndefined();
    expect(hasOtherUnit(text, unit)).toBe(true);
  });

  test('what has no unit has no other one', () => {
    for (const text of ['viel', '-5', '2,5', '5000 kg/h', '', 'kg/h']) expect(hasOtherUnit(text, 'kg/h')).toBe(false);
  });

  test.each<[string, AmountUnit]>([
    ['7,5 min', 'min'],
    ['7,5 kg/h', 'kg/h'],
    ['1.000.000 kg/h', 'kg/h'],
    ['2,5 kg', 'kg'],
  ])('%s is no amount, but not for its unit', (text, unit) => {
    expect(typedAmount(text, unit)).toBeUndefined();
    expect(hasOtherUnit(text, unit)).toBe(false);
  });
});

test('half an amount may become one; what never will is wrong at once', () => {
  const begins = (unit: AmountUnit, ...texts: string[]) => texts.map((text) => beginsAmount(text, unit));
  expect(begins('kg/h', '5.', '5.0', '5.00', '12 3', "5'")).toEqual(Array(5).fill(true));
  expect([...begins('kg/h', '5000 k', '5.000 kg/'), ...begins('min', '6 m', '6mi')], 'a unit begins').toEqual(
    Array(4).fill(true),
  );
  expect(begins('kg/h', '5', '5.000', '5.0000', '.5', 'x', '5..', '-5', '1234.', 'k', '-5 k')).toEqual(Array(10).fill(false));
  expect([...begins('kg/h', '30 m'), ...begins('kg', '5 kg/')], 'another unit begins').toEqual([false, false]);
});

test('what a kind of machine has no field for is not asked of it', () => {
  const all = { output: 99_999, hole: 8, state: 'frozen', goods: 'dry', batch: 100, minutes: 5 };
  expect(criteriaOf(readSearch({ type: 'cutters', ...all }))).toEqual({
    type: 'cutters',
    state: 'fresh',
    goods: 'dry',
    batch: 100,
    minutes: 5,
  });
  expect(criteriaOf(readSearch({ type: 'grinders', ...all }))).toEqual({
    type: 'grinders',
    state: 'frozen',
    hole: 8,
    output: 99_999,
  });
  expect(criteriaOf(readSearch({ type: 'emulsifiers', ...all })), 'goods of other machines').toEqual({
    type: 'emulsifiers',
    state: 'fresh',
    output: 99_999,
  });
});

test('rows of a machine that is not published are passed over', () => {
  const orphan = figures.map((overview) => ({ ...overview, machines: [] }));
  expect(findMachines(orphan, criteriaOf({ output: 1 }), 'de').fitting).toEqual([]);
});
