import { describe, expect, it } from 'vitest';
import { chosenFigure } from './chosen-figure.ts';
import { contradictingValue } from './contradicting-value.ts';
import { type FigureSource, figureSource } from './figure-source.ts';
import { ownFigures } from './own-figures.ts';

const row = (id: string, label: object, unit: object, ...values: unknown[]) => ({ id, label, unit, values });
const source = (data: object = {}): FigureSource =>
  figureSource.parse({
    productTypeName: 'WW 200',
    technicalDataTable: {
      columns: ['WW 160', 'WW 200'],
      groups: [
        {
          headline: { de: 'Antrieb', en: 'Drive' },
          rows: [
            row('a', { de: 'Durchsatz', en: 'Throughput' }, { de: 'kg/h' }, { de: '8.200' }, { de: '9.800', en: '9,800' }),
            row('b', { de: 'Vakuum', en: 'Vacuum' }, { de: '%' }, { de: '90' }, { de: '95' }),
            row('c', { de: 'Podest', en: 'Platform' }, { de: '' }, { de: 'Serie' }, 'Option'),
            row('d', { de: 'Messer' }, { de: '' }, { de: '4' }, { de: '6' }),
            row('e', { de: '' }, { de: '' }, { de: '' }, { de: '' }),
          ],
        },
      ],
    },
    ...data,
  });
const grinder = {
  productType: 'grinders',
  grinderOutput: [
    { id: '1', state: 'fresh', mmLs3: 2900 },
    { id: '2', state: 'frozen', mmLs3: 1800 },
  ],
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('the figures of a product', () => {
  it('are those of its own column and of its output, as each language writes them', () => {
    const shown = (language: 'de' | 'en') =>
      ownFigures(source(grinder), language)
        .filter(({ value }) => value)
        .map(({ group, label, value }) => [group, label, plain(value)]);
    expect(shown('de')).toEqual([
      ['Verarbeitungsleistung: Frisch, 0 bis +4 °C', 'Lochscheibe 3 mm', '2.900 kg/h'],
      ['Verarbeitungsleistung: Gefroren, −18 °C', 'Lochscheibe 3 mm', '1.800 kg/h'],
      ['Antrieb', 'Durchsatz', '9.800 kg/h'],
      ['Antrieb', 'Vakuum', '95 %'],
      ['Antrieb', 'Messer', '6'],
    ]);
    expect(shown('en').map(([, ...rest]) => rest)).toEqual([
      ['Hole plate 3 mm', '2,900 kg/h'],
      ['Hole plate 3 mm', '1,800 kg/h'],
      ['Throughput', '9,800 kg/h'],
      ['Vacuum', '95%'],
      ['Messer', '6'],
    ]);
  });
  it('are told apart where a machine is compared in several settings', () => {
    const emulsifierOutput = [
      { id: 'x', boiledSausageProducts: '6000' },
      { id: 'y', boiledSausageProducts: '4000' },
    ];
    const figures = ownFigures(figureSource.parse({ productType: 'emulsifiers', emulsifierOutput }), 'de');
    expect(figures.filter(({ value }) => value).map(({ reference, group }) => [reference, group])).toEqual([
      ['output/x/boiledSausageProducts', 'Verarbeitungsleistung: 1'],
      ['output/y/boiledSausageProducts', 'Verarbeitungsleistung: 2'],
    ]);
  });
  it('are read from a form that is being filled in, too', () => {
    expect(ownFigures(figureSource.parse({ productTypeName: 7, technicalDataTable: 'x', grinderOutput: 0 }), 'de')).toEqual([]);
  });
});

describe('a chosen figure', () => {
  it('follows its row, whatever that is called and wherever it is', () => {
    const moved = source({
      technicalDataTable: {
        columns: ['WW 200'],
        groups: [{ headline: { de: 'Neu' }, rows: [row('a', { de: 'Leistung' }, { de: 't/h' }, { de: '10' })] }],
      },
    });
    expect(chosenFigure(source(), 'row/a', 'en')).toEqual({ label: 'Throughput', value: '9,800\u00a0kg/h' });
    expect(chosenFigure(moved, 'row/a', 'de')).toEqual({ label: 'Leistung', value: '10\u00a0t/h' });
    expect(chosenFigure(source(grinder), 'output/frozen/mmLs3', 'de')).toMatchObject({ value: '1.800\u00a0kg/h' });
  });
  it('says why it has no value', () => {
    expect(chosenFigure(source(), 'row/z', 'de')).toEqual({ problem: 'figureGone' });
    expect(chosenFigure(source(), 'row/c', 'de')).toEqual({ problem: 'figureWithoutValue' });
    expect(chosenFigure(source(), 'row/e', 'de')).toEqual({ problem: 'figureWithoutValue' });
    expect(chosenFigure(source({ productTypeName: 'WW 250' }), 'row/a', 'de')).toEqual({ problem: 'figureWithoutColumn' });
    expect(chosenFigure(source({ ...grinder, productType: 'mixers' }), 'output/fresh/mmLs3', 'de')).toEqual({
      problem: 'figureGone',
    });
  });
  it('of the only row of an output is found where the row was made anew, never in the other state of the meat', () => {
    const cutter = (...ids: string[]) =>
      figureSource.parse({ productType: 'cutters', cutterOutput: ids.map((id) => ({ id, batchWeightDry: '400' })) });
    expect(chosenFigure(cutter('new'), 'output/old/batchWeightDry', 'de')).toMatchObject({ value: '400\u00a0kg' });
    expect(chosenFigure(cutter('new', 'other'), 'output/old/batchWeightDry', 'de')).toEqual({ problem: 'figureGone' });
    const fresh = source({ ...grinder, grinderOutput: grinder.grinderOutput.slice(0, 1) });
    expect(chosenFigure(fresh, 'output/frozen/mmLs3', 'de')).toEqual({ problem: 'figureGone' });
  });
});

describe('a typed value', () => {
  const against = (label: string, value: string, language: 'de' | 'en' = 'de') =>
    plain(contradictingValue(source(grinder), { label, value }, language));
  it('contradicts what the product has under the same label', () => {
    expect(against(' durchsatz', '9.700 kg/h')).toBe('9.800 kg/h');
    expect(against('Throughput', '9,700 kg/h', 'en')).toBe('9,800 kg/h');
  });
  it('may say the same, or what nothing else says', () => {
    expect(against('Durchsatz', '9.800\u00a0kg/h')).toBeUndefined();
    expect(against('Throughput', '9.700 kg/h')).toBeUndefined();
    expect(against('Lochscheibe 3 mm', '1.800 kg/h')).toBeUndefined();
    expect(against('Podest', 'mit Geländer')).toBeUndefined();
  });
});
