import { expect, test } from 'vitest';
import { placeCard, restOf } from './place-card.ts';
import { fromMapLibre, leastZoom, MIN_ZOOM, nearestCopy, toMapLibre } from './zoom.ts';

const map = { width: 990, height: 740 };
const card = { width: 304, height: 240 };

test('the card is right of its marker, left of it at the right edge, and always on the map', () => {
  expect(placeCard({ x: 400, y: 300 }, card, map)).toEqual({ x: 428, y: 278 });
  expect(placeCard({ x: 900, y: 300 }, card, map)).toEqual({ x: 568, y: 278 });
  expect(placeCard({ x: 400, y: 735 }, card, map).y).toBe(740 - 240 - 16);
  expect(placeCard({ x: 400, y: -50 }, card, map).y).toBe(16);
  expect(placeCard({ x: -200, y: 0 }, card, { width: 320, height: 300 }).x).toBe(16);
});

test('an active marker rests left of the middle where the card is beside it, above it on phones', () => {
  expect(restOf(map, card, true)).toEqual([-59, -44]);
  expect(restOf({ width: 390, height: 520 }, { width: 350, height: 284 }, false)).toEqual([0, -150]);
});

test('the least zoom is the specification\u2019s 2, more only where the map is wider than that world', () => {
  expect(MIN_ZOOM).toBe(2);
  expect(leastZoom(390)).toBe(2);
  expect(leastZoom(1024)).toBe(2);
  expect(leastZoom(2048)).toBe(3);
  expect(leastZoom(0)).toBe(2);
  expect(fromMapLibre(toMapLibre(2))).toBe(2);
});

test('the map goes to the copy of a place that is nearest', () => {
  expect(nearestCopy(170, -170)).toBe(-190);
  expect(nearestCopy(-170, 170)).toBe(190);
  expect(nearestCopy(10, 20)).toBe(10);
});

test('the map begins at zoom 2, and goes no further out', () => {
  expect(MIN_ZOOM).toBe(2);
});
