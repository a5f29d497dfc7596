import { parseFigure } from '@vitrine/content-model/fields/figure.ts';
import { withInheritedCells } from '@vitrine/content-model/fields/inherited-cells.ts';
import { technicalDataTable as tableSchema } from '@vitrine/content-model/fields/technical-data.ts';
import { chosenFigure } from '@vitrine/content-model/key-figures/chosen-figure.ts';
import { contradictingValue } from '@vitrine/content-model/key-figures/contradicting-value.ts';
import { figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { tableProblem } from '@vitrine/content-model/key-figures/table-figures.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from './catalogue.ts';
import { FIGURES, type FigureKey, figureText, figureWithUnit } from './figures.ts';
import { figureOf, hasFigure, MACHINES, type MachineName } from './machines.ts';
import { PRODUCTS } from './products/all.ts';
import { keyFigures } from './seed/key-figures.ts';
import { outputFigures } from './seed/output-rows.ts';
import { OUTPUT_KEYS, typedTable } from './seed/typed-table.ts';
import { technicalDataTable } from './technical-data.ts';

const numberOf = (name: MachineName, key: Parameters<typeof figureOf>[1]) => {
  const figure = figureOf(name, key);
  if (typeof figure !== 'number') throw new Error(`${name} ${key} is no number`);
  return figure;
};
const has = hasFigure;
const isName = (name: string): name is MachineName => name in MACHINES;
const names = Object.keys(MACHINES).filter(isName);

describe('figures', () => {
  it('are written as each language writes them', () => {
    expect(figureWithUnit('output', 9800)).toEqual({ de: '9.800 kg/h', en: '9,800 kg/h' });
    expect(figureWithUnit('temperature', { from: -18, to: 4 })).toEqual({ de: '−18 bis +4 °C', en: '−18 to +4 °C' });
    expect(figureText({ times: 2, value: 5.5 }, 'de')).toBe('2 × 5,5');
    expect(figureText({ edges: [2460, 1610, 1840] }, 'en')).toBe('2,460 × 1,610 × 1,840');
    expect(figureText('standard', 'de')).toBe('Serie');
    expect(() => figureText('option', 'de')).toThrow();
  });
  it('agree with each other', () => {
    for (const name of names.filter((n) => has(n, 'tipSpeed'))) {
      const tip = (Math.PI * numberOf(name, 'knifeCircle') * numberOf(name, 'knifeSpeed')) / 60_000;
      expect(Math.round(tip)).toBe(numberOf(name, 'tipSpeed'));
    }
    for (const name of names.filter((n) => has(n, 'cycle'))) {
      expect((numberOf(name, 'batch') / numberOf(name, 'cycle')) * 60).toBe(numberOf(name, 'outputBatch'));
    }
    for (const name of names.filter((n) => has(n, 'outputFrozen'))) {
      expect(numberOf(name, 'outputFrozen')).toBeLessThan(numberOf(name, 'output'));
    }
  });
  it('leave the drives room within the connected load', () => {
    const drives = [
      'wormDrive',
      'feedWormDrive',
      'knifeDrive',
      'bowlDrive',
      'mixDrive',
      'drumDrive',
      'feedDrive',
      'stirDrive',
      'liftDrive',
    ] as const;
    const kilowatts = (name: MachineName, key: (typeof drives)[number]) => {
      if (!has(name, key)) return 0;
      const figure = figureOf(name, key);
      if (typeof figure === 'object' && 'times' in figure) return figure.times * figure.value;
      return typeof figure === 'number' ? figure : 0;
    };
    for (const name of names) {
      const sum = drives.reduce((total, key) => total + kilowatts(name, key), 0);
      expect(numberOf(name, 'connectedLoad'), name).toBeGreaterThanOrEqual(sum);
      expect(numberOf(name, 'connectedLoad'), name).toBeLessThan(sum * 1.3);
    }
  });
});

const FAMILIES: readonly (readonly MachineName[])[] = [
  ['W 130', 'W 160'],
  ['WW 160', 'WW 200', 'WW 250', 'WWB 300'],
  ['K 120', 'K 330', 'K 550'],
];
const STATES = ['fresh', 'frozen'] as const;
const HOLES = [3, 5, 8, 13, 20] as const;
const grinders = names.filter((name) => has(name, 'fresh3'));

/** Middle of a figure that is a number or goes from and to; volume of a block. */
function size(name: MachineName, key: FigureKey): number {
  const figure = figureOf(name, key);
  if (typeof figure === 'number') return figure;
  if (typeof figure === 'object' && 'edges' in figure) return figure.edges.reduce((product, edge) => product * edge, 1);
  if (typeof figure === 'object' && 'from' in figure) return (figure.from + figure.to) / 2;
  throw new Error(`${name} ${key} is not comparable`);
}
/** A figure of kg/h; null where the plate is not used. */
const output = (name: MachineName, state: (typeof STATES)[number], hole: (typeof HOLES)[number]) => {
  const figure = figureOf(name, `${state}${hole}`);
  return typeof figure === 'number' ? figure : null;
};
const isRising = (values: readonly number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));

describe('a larger machine of a family', () => {
  it.each(FAMILIES.map((family) => ({ family })))('is larger in everything: $family', ({ family }) => {
    const keys: FigureKey[] = [
      'size',
      'weight',
      'connectedLoad',
      'noise',
      'loadingHeight',
      'hopper',
      'bowl',
      'wormDrive',
      'knifeDrive',
    ];
    for (const key of keys.filter((k) => family.every((name) => has(name, k)))) {
      expect(isRising(family.map((name) => size(name, key))), key).toBe(true);
    }
  });
  it('has a larger plate and puts more through each hole', () => {
    for (const family of FAMILIES.filter(([first]) => first && has(first, 'plate'))) {
      expect(isRising(family.map((name) => size(name, 'plate')))).toBe(true);
      for (const state of STATES) {
        for (const hole of HOLES) {
          const outputs = family.map((name) => output(name, state, hole)).filter((kilograms) => kilograms !== null);
          expect(isRising(outputs), `${state} ${hole} mm`).toBe(true);
        }
      }
    }
  });
  it('cuts larger batches in no less time', () => {
    const cutters = FAMILIES[2] ?? [];
    for (const kind of ['Dry', 'Boiled', 'Cooked'] as const) {
      expect(isRising(cutters.map((name) => size(name, `batch${kind}`)))).toBe(true);
      const times = cutters.map((name) => size(name, `time${kind}`));
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
    }
  });
});

describe('output', () => {
  it('rises with the hole, and is less for frozen meat', () => {
    for (const name of grinders) {
      for (const state of STATES) {
        expect(isRising(HOLES.map((hole) => output(name, state, hole)).filter((kilograms) => kilograms !== null)), name).toBe(
          true,
        );
      }
      for (const hole of HOLES) expect(output(name, 'frozen', hole) ?? 0, name).toBeLessThan(output(name, 'fresh', hole) ?? 0);
    }
  });
  it('is a little less with stirring arms, at the same drives', () => {
    expect(figureOf('WWR 200', 'wormDrive')).toBe(figureOf('WW 200', 'wormDrive'));
    for (const hole of HOLES) expect(output('WWR 200', 'fresh', hole) ?? 0).toBeLessThan(output('WW 200', 'fresh', hole) ?? 0);
  });
  it('of a batch fits the bowl or trough', () => {
    for (const name of names.filter((n) => has(n, 'bowl'))) {
      for (const key of ['batchDry', 'batchBoiled', 'batchCooked'] as const) {
        const filling = size(name, key) / size(name, 'bowl');
        expect(filling, `${name} ${key}`).toBeGreaterThan(0.5);
        expect(filling, `${name} ${key}`).toBeLessThan(0.8);
      }
    }
    for (const name of names.filter((n) => has(n, 'trough'))) {
      expect(size(name, 'batch') / size(name, 'trough'), name).toBeLessThan(0.8);
    }
  });
  it('of a finer cut is less and costs more power', () => {
    expect(size('E 175 D', 'outputBoiled')).toBeLessThan(size('E 175', 'outputBoiled'));
    expect(size('E 175 D', 'knifeDrive')).toBeGreaterThan(size('E 175', 'knifeDrive'));
    expect(size('GS 620 F', 'output')).toBeLessThan(size('GS 620', 'output'));
    expect(size('GS 620 F', 'piece')).toBeLessThan(size('GS 620', 'piece'));
  });
});

describe('rows of the output tables', () => {
  /** Every figure of a record, as typed. */
  const figuresOf = (rows: object): unknown[] =>
    Object.entries(rows).flatMap(([key, value]) => {
      if (key === 'id' || key === 'state' || value === null) return [];
      return typeof value === 'object' ? figuresOf(value) : [value];
    });
  it.each(PRODUCTS)('of $slug hold what the table of machines says', ({ family, machine }) => {
    const record = outputFigures(family, machine);
    const typed = figuresOf(record);
    expect(typed.length).toBeGreaterThan(0);
    for (const figure of typed) expect(typeof figure === 'number' || parseFigure(String(figure)), String(figure)).toBeTruthy();
    if ('grinderOutput' in record && record.grinderOutput) {
      expect(record.grinderOutput.map(({ state, mmLs20 }) => [state, mmLs20])).toEqual([
        ['fresh', figureOf(machine, 'output')],
        ['frozen', figureOf(machine, 'outputFrozen')],
      ]);
    }
  });
});

/** A product as it is seeded, as far as its figures go. */
const recordOf = (product: Product) =>
  figureSource.parse({
    productTypeName: product.machine,
    productType: product.family,
    technicalDataTable: typedTable(product),
    ...outputFigures(product.family, product.machine),
  });
/** With the spaces of an editor. */
const plain = <T>(shown: T): T => JSON.parse(JSON.stringify(shown).replaceAll('\u00a0', ' '));
const typedKeys = (product: Product) =>
  product.keyFigures.filter((_, index) => 'value' in (keyFigures(product, (text) => text.de)[index] ?? {}));

describe.each(PRODUCTS)('$slug', (product) => {
  const { machine, family, technicalData } = product;
  const table = typedTable(product);
  it('has a table the content accepts, with its own column', () => {
    expect(tableSchema.safeParse(table).success).toBe(true);
    expect(table.columns).toContain(machine);
    expect(table.groups.length).toBeGreaterThanOrEqual(4);
    expect(tableProblem(recordOf(product))).toBeNull();
  });
  it('shows the figures of the table of machines', () => {
    const others = PRODUCTS.filter((other) => other !== product).map(recordOf);
    expect(withInheritedCells(recordOf(product), table, others)).toEqual({
      columns: table.columns,
      groups: technicalDataTable(technicalData).groups.map(({ headline, rows }, group) => ({
        headline,
        rows: rows.map((row, at) => ({ ...table.groups[group]?.rows[at], values: row.values })),
      })),
    });
  });
  it('has each output figure once: not typed in its table or beside its title again', () => {
    const keys = Object.keys(OUTPUT_KEYS[family]);
    const typed = table.groups.flatMap(({ rows }) => rows.filter(({ figure }) => figure === undefined).map(({ id }) => id));
    expect([...typed, ...typedKeys(product)].filter((key) => key && keys.includes(key))).toEqual([]);
    const fields = new Set(Object.values(OUTPUT_KEYS[family]).map((field) => field.split('/').at(-1)));
    const kept = Object.values(outputFigures(family, machine)).flatMap((rows: readonly object[]) =>
      rows.flatMap((row) => Object.keys(row)),
    );
    expect([...fields].sort()).toEqual([...new Set(kept)].filter((key) => key !== 'id' && key !== 'state').sort());
    expect(typedKeys(product).filter((key) => typed.includes(key))).toEqual([]);
  });
  it.each(LANGUAGES)('has four key figures in %s, those of the technical data chosen from there', (language) => {
    const source = recordOf(product);
    const typed = keyFigures(product, (text) => text[language]);
    const shown = typed.map((key) => ('figure' in key ? chosenFigure(source, key.figure, language) : key));
    expect(shown.map((one) => ('value' in one ? [one.label, plain(one.value)] : one.problem))).toEqual(
      product.keyFigures.map((key) => [FIGURES[key].label[language], figureWithUnit(key, figureOf(machine, key))[language]]),
    );
    expect(shown).toHaveLength(4);
    for (const own of typed) {
      if ('value' in own) expect(contradictingValue(source, own, language)).toBeNull();
    }
  });
});

it('an output figure is typed in a table only where its machine has no page, and in one table', () => {
  const typed = PRODUCTS.flatMap((product) => {
    const { columns, groups } = typedTable(product);
    return groups
      .flatMap(({ rows }) => rows.filter(({ figure }) => figure))
      .flatMap(({ id, values }) =>
        values.flatMap((cell, at) => (typeof cell !== 'string' && cell.de === '' ? [] : `${columns[at]} ${id}`)),
      );
  });
  expect(new Set(typed).size).toBe(typed.length);
  expect([...new Set(typed.map((cell) => cell.slice(0, cell.lastIndexOf(' '))))].sort()).toEqual([
    'E 175 D',
    'M 1100 K',
    'WM 600 V',
  ]);
});

it('an output figure that is corrected is another one on the page, in the table and beside the title', () => {
  const product = PRODUCTS.find(({ slug }) => slug === 'ww-200');
  if (!product) throw new Error('no WW 200');
  const record = recordOf(product);
  const corrected = {
    ...record,
    grinderOutput: record.grinderOutput?.map((row) => (row.state === 'fresh' ? { ...row, mmLs20: 9900 } : row)),
  };
  expect(chosenFigure(corrected, 'row/output', 'de')).toMatchObject({ value: '9.900\u00a0kg/h' });
  const sibling = PRODUCTS.find(({ slug }) => slug === 'ww-160');
  if (!sibling) throw new Error('no WW 160');
  const shown = withInheritedCells(recordOf(sibling), typedTable(sibling), [corrected]).groups.flatMap(({ rows }) => rows);
  expect(shown.find(({ id }) => id === 'output')?.values[1]).toEqual({ de: '9.900', en: '9,900' });
});

it('tables hold cells for options and for what is not available', () => {
  const cells = PRODUCTS.flatMap(({ technicalData }) =>
    technicalDataTable(technicalData).groups.flatMap(({ rows }) => rows.flatMap(({ values }) => values)),
  );
  expect(cells).toContain(CELL_OPTION);
  expect(cells).toContain(CELL_NOT_AVAILABLE);
});
