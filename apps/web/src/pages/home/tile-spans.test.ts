import { expect, it } from 'vitest';
import { tileSpans } from './tile-spans.ts';

it('tiles close every row of 24 columns', () => {
  for (let count = 1; count <= 12; count++) {
    const spans = tileSpans(count);
    expect(spans).toHaveLength(count);
    let row = 0;
    for (const span of spans) {
      row += span;
      if (row === 24) row = 0;
      expect(row).toBeLessThan(24);
    }
    expect(row).toBe(0);
  }
});

it('six tiles are set as the look shows them', () => {
  expect(tileSpans(6)).toEqual([16, 8, 8, 16, 12, 12]);
});
