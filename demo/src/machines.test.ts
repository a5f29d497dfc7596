import { technicalTable as tableSchema } from '@vitrine/content-model/fields/technical-table.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { describe, expect, it } from 'vitest';
import { figureText, figureWithUnit } from './figures.ts';
import { figureOf, MACHINES, type MachineName } from './machines.ts';
import { PRODUCTS } from './products/all.ts';
import { technicalTable } from './technical-table.ts';

const numberOf = (name: MachineName, key: Parameters<typeof figureOf>[1]) => {
  const figure = figureOf(name, key);
  if (typeof figure !== 'number') throw new Error(`${name} ${key} is no number`);
  return figure;
};
const has = (name: MachineName, key: string) => key in MACHINES[name];
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
    const drives = ['wormDrive', 'feedWormDrive', 'knifeDrive', 'bowlDrive', 'mixDrive', 'drumDrive', 'feedDrive'] as const;
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

describe.each(PRODUCTS)('$slug', ({ machine, keyFigures, technicalData }) => {
  const table = technicalTable(technicalData);
  const own = table.columns.indexOf(machine);
  it('has a table the content accepts, with its own column', () => {
    expect(tableSchema.safeParse(table).success).toBe(true);
    expect(own).toBeGreaterThanOrEqual(0);
    expect(table.groups.length).toBeGreaterThanOrEqual(4);
  });
  it('has four key figures, from the same table of figures', () => {
    expect(keyFigures).toHaveLength(4);
    for (const key of keyFigures) expect(() => figureWithUnit(key, figureOf(machine, key))).not.toThrow();
    const cells = table.groups.flatMap(({ rows }) => rows.map(({ values }) => values[own]));
    for (const key of keyFigures.filter((k) => technicalData.groups.some(({ figures }) => figures.includes(k)))) {
      expect(cells).toContainEqual({
        de: figureText(figureOf(machine, key), 'de'),
        en: figureText(figureOf(machine, key), 'en'),
      });
    }
  });
});

it('tables hold cells for options and for what is not available', () => {
  const cells = PRODUCTS.flatMap(({ technicalData }) =>
    technicalTable(technicalData).groups.flatMap(({ rows }) => rows.flatMap(({ values }) => values)),
  );
  expect(cells).toContain(CELL_OPTION);
  expect(cells).toContain(CELL_NOT_AVAILABLE);
});
