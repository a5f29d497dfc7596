import { expect, test } from 'vitest';
import { tileSpans } from './tile-spans.ts';

test.each([
  [0, []],
  [1, [12]],
  [2, [12, 12]],
  [3, [8, 8, 8]],
  [4, [12, 12, 12, 12]],
  [5, [8, 8, 8, 12, 12]],
  [7, [8, 8, 8, 12, 12, 12, 12]],
])('%i tiles span %j columns', (count, spans) => {
  expect(tileSpans(count)).toEqual(spans);
});

test('any number but one closes its last row', () => {
  for (let count = 2; count <= 40; count++) expect(tileSpans(count).reduce((sum, span) => sum + span, 0) % 24).toBe(0);
});
