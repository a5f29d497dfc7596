import { expect, test } from 'vitest';
import { unbroken, withoutJumps } from './date-line.ts';

test('a ring across the date line runs on and comes back to where it began', () => {
  const ring = [
    [170, 60],
    [180, 61],
    [-170, 62],
    [-175, 65],
    [179, 66],
    [170, 60],
  ];
  expect(unbroken(ring).map(([lng]) => lng)).toEqual([170, 180, 190, 185, 179, 170]);
  expect(unbroken(ring.toReversed()).map(([lng]) => lng)).toEqual([170, 179, 185, 190, 180, 170]);
  expect(withoutJumps({ type: 'MultiPolygon', coordinates: [[ring]] })).toEqual({
    type: 'MultiPolygon',
    coordinates: [[unbroken(ring)]],
  });
});

test('other rings stay as they are', () => {
  const ring = [
    [-80, 10],
    [80, 10],
    [0, 20],
    [-80, 10],
  ];
  expect(withoutJumps({ type: 'Polygon', coordinates: [ring] })).toEqual({ type: 'Polygon', coordinates: [ring] });
});
