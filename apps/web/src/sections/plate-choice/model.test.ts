import { describe, expect, test } from 'vitest';
import { grinderRow, testOverview } from '../../testing/test-overview.ts';
import { plateView } from './model.ts';

const overview = testOverview({
  grinderRowsW: [grinderRow('W 160', 'fresh', [1000, 2000, 3000, 4000, 4800])],
  grinderRowsWw: [
    grinderRow('WW 160', 'fresh', [2100, 3900, 5600, 7100, 8200]),
    grinderRow('WW 160', 'frozen', [null, 2600, 3900, 5000, 5900]),
    grinderRow('WW 200', 'fresh', [2900, 5200, 7400, 9000, 9800]),
    grinderRow('WW 200', 'frozen', [1900, 3500, 5200, 6700, 7600]),
    grinderRow('WW 250', 'fresh', [4600, 8300, 11800, 14500, 16000]),
  ],
  grinderRowsWwb: [grinderRow('WWB 300', 'fresh', [6400, 11500, 16200, 19800, 22000])],
});
const view = (slug: string, chosen = {}) => plateView(overview, slug, chosen);

describe('the output of a grinder', () => {
  test('begins with fresh meat and the coarsest plate, on the scale of its family', () => {
    expect(view('ww-200')).toMatchObject({ plate: 20, state: 'fresh', output: 9800, share: 9800 / 16000 });
  });

  test('follows the chosen plate and state, and the bar keeps its scale', () => {
    expect(view('ww-200', { plate: 8, state: 'frozen' })).toMatchObject({ output: 5200, share: 5200 / 16000 });
  });

  test('offers only plates and states that the machine has figures for', () => {
    expect(view('ww-160', { plate: 3, state: 'frozen' })).toMatchObject({ plates: [5, 8, 13, 20], plate: 20, output: 5900 });
    expect(view('ww-250', { state: 'frozen' })).toMatchObject({ states: ['fresh'], state: 'fresh' });
  });

  test('names the next sizes of its family with the difference', () => {
    expect(view('ww-200', { plate: 5 })).toMatchObject({
      larger: { name: 'WW 250', path: '/product/ww-250', difference: 3100 },
      smaller: { name: 'WW 160', path: '/product/ww-160', difference: -1300 },
    });
  });

  test('names one of another family where its own ends, and none at the end of all', () => {
    expect(view('ww-250')).toMatchObject({ larger: { name: 'WWB 300', difference: 6000 } });
    expect(view('ww-160')).toMatchObject({ smaller: { name: 'W 160', difference: -3400 } });
    expect(view('wwb-300')).toMatchObject({ larger: null });
    expect(view('ww-200', { state: 'frozen' })).toMatchObject({ larger: null });
  });

  test('is nothing for a machine without published rows', () => {
    expect(view('k-330')).toBeNull();
    expect(plateView(testOverview({ grinderRowsW: [grinderRow('W 130', 'fresh', [])] }), 'w-130', {})).toBeNull();
  });
});
