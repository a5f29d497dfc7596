import { describe, expect, test } from 'vitest';
import { grinderRow, testOverview } from '../../testing/test-overview.ts';
import type { ProductOverview } from '../resources.ts';
import { familyLayout, outputView, tableIn } from './model.ts';

const view = (attributes: Partial<ProductOverview>, pictures = {}) => outputView(testOverview(attributes, pictures), 'de');
const fresh = (title: string) => grinderRow(title, 'fresh', [700, 1250, 1900, 2500, 3100]);
const frozen = (title: string) => grinderRow(title, 'frozen', [null, 820, 1300, 1750, 2200]);
const cutter = (title: string, figures: Partial<ProductOverview['cutterRows'][number]>) => ({
  id: title,
  productTitle: title,
  productSlug: 'k',
  batchWeightDry: null,
  processTimeDry: null,
  batchWeightBoiled: null,
  processTimeBoiled: null,
  batchWeightCooked: null,
  processTimeCooked: null,
  ...figures,
});
const mixer = (id: string): ProductOverview['mixerRows'][number] => ({
  id,
  productTitle: id,
  productSlug: 'm',
  batchWeightBlendingOfOtherProducts: '800',
  mixingTimeBlendingOfOtherProducts: '3',
  batchWeightDeAerationOfEmulsion: null,
  mixingTimeDeAerationOfEmulsion: null,
  batchWeightDrySausage: null,
  mixingTimeDrySausage: null,
  batchWeightMassagingOfHam: null,
  mixingTimeMassagingOfHam: null,
});

describe('families', () => {
  test('are those that have a figure, in the order of the specification', () => {
    const none = grinderRow('WWR 200', 'fresh', [null, null, null, null, null]);
    const { families } = view({ grinderRowsWwb: [fresh('WWB 300')], grinderRowsWwr: [none], grinderRowsW: [fresh('W 130')] });
    expect(families.map(({ id, name }) => [id, name])).toEqual([
      ['w', 'W'],
      ['wwb', 'WWB'],
    ]);
  });

  test('of mixers are the N table and the normal one', () => {
    const both = view({ productType: 'mixers', mixerRows: [mixer('M')], mixerRowsN: [mixer('N')], tableHeadline: 'Mischer M' });
    expect(both.families.map(({ id, headline }) => [id, headline])).toEqual([
      ['n', 'Wölfe N'],
      ['output', 'Mischer M'],
    ]);
    expect(view({ productType: 'mixers', mixerRows: [mixer('M')] }).families.map(({ id }) => id)).toEqual(['output']);
  });

  test('are named by their type where the editors wrote no headline', () => {
    const { families } = view({ grinderRowsWw: [fresh('WW 200')], tableHeadlineWw: null });
    expect(families[0]?.headline).toBe('WW');
  });

  test('show their own picture, else the one of all grinders', () => {
    const { families, goods } = view(
      { grinderRowsW: [fresh('W 130')], grinderRowsWw: [fresh('WW 200')] },
      { tableImageW: 'own', grinderImage: 'all', outputImagesImageList: ['goods'] },
    );
    expect(families.map(({ picture }) => picture?.image.id)).toEqual(['own', 'all']);
    expect(goods.map(({ image }) => image.id)).toEqual(['goods']);
  });

  test('without a picture stand beside the first goods, which are not shown twice', () => {
    const { families, goods } = view(
      {
        productType: 'cutters',
        cutterRows: [cutter('K 120', { batchWeightDry: '70' })],
        outputImagesDescriptionList: ['Brät', ''],
      },
      { outputImagesImageList: ['emulsion', 'mince'] },
    );
    expect(families[0]?.picture).toMatchObject({ image: { id: 'emulsion' }, description: 'Brät' });
    expect(goods).toMatchObject([{ image: { id: 'mince' }, description: null }]);
  });
});

describe('states', () => {
  test('can be chosen where more than one table is not empty', () => {
    const one = { grinderRowsW: [fresh('W 130')] };
    expect(view({ grinderRowsW: [fresh('W 130'), frozen('W 130')] }).states).toEqual(['fresh', 'frozen']);
    expect(view({ ...one, grinderRowsWw: [frozen('WW 200')] }).states).toEqual(['fresh', 'frozen']);
    expect(view(one).states).toEqual(['fresh']);
    const empty = grinderRow('W 130', 'frozen', [null, null, null, null, null]);
    expect(view({ grinderRowsW: [fresh('W 130'), empty] }).states).toEqual(['fresh']);
  });

  test('are none where figures hold whatever the state', () => {
    const { states, families } = view({ productType: 'cutters', cutterRows: [cutter('K 120', { batchWeightDry: '70' })] });
    expect(states).toEqual([]);
    expect(families[0] && tableIn(families[0], undefined)?.rows).toHaveLength(1);
  });

  test('without a figure leave a family without a table', () => {
    const { families } = view({ grinderRowsW: [fresh('W 130')], grinderRowsWw: [frozen('WW 200')] });
    const [w] = families;
    expect(w && tableIn(w, 'fresh')?.state).toBe('fresh');
    expect(w && tableIn(w, 'frozen')).toBeUndefined();
  });

  test('change nothing of the layout: columns keep the width that the fuller table gives them', () => {
    const { families } = view({ grinderRowsW: [fresh('W 130'), frozen('W 130')] });
    const [w] = families;
    expect(w?.tables.map(({ columns }) => columns.length)).toEqual([5, 4]);
    expect(w && familyLayout(w)).toEqual({ columns: 5, long: false, wide: false, longHeading: false });
  });
});

describe('layout', () => {
  const layoutOf = (attributes: Partial<ProductOverview>) => {
    const [family] = view({ productType: 'cutters', ...attributes }).families;
    return family && familyLayout(family);
  };
  const all = {
    batchWeightDry: '70',
    processTimeDry: '4',
    batchWeightBoiled: '90',
    processTimeBoiled: '7',
    batchWeightCooked: '85',
    processTimeCooked: '6',
  };

  test('gives many columns, or some with long figures, the whole width', () => {
    expect(layoutOf({ cutterRows: [cutter('K', all)] })?.wide).toBe(true);
    expect(layoutOf({ cutterRows: [cutter('K', { ...all, processTimeCooked: null })] })?.wide).toBe(false);
    const four = { batchWeightDry: '70', processTimeDry: '4', batchWeightBoiled: '90' };
    expect(layoutOf({ cutterRows: [cutter('K', { ...four, processTimeBoiled: '80 × 60 × 40' })] })?.wide).toBe(true);
  });

  test('lets a heading with a long word stand above, soft hyphens aside', () => {
    const cutterRows = [cutter('K', { batchWeightDry: '70' })];
    expect(layoutOf({ cutterRows, tableHeadline: 'Gefrier\u00adfleisch\u00adschneider GS' })?.longHeading).toBe(true);
    expect(layoutOf({ cutterRows, tableHeadline: 'Winkel\u00adwölfe WW mit Rührwerk' })?.longHeading).toBe(false);
  });
});
