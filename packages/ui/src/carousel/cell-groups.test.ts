import { expect, test } from 'vitest';
import { groupAt, groupStarts, nearestStart, nextStart, previousStart } from './cell-groups.ts';

const row = (count: number, width: number, gap: number) =>
  Array.from({ length: count }, (_, index) => ({ start: index * (width + gap), width }));

test('cells are grouped as long as they fill no more than 80 % of the viewport', () => {
  // 0.8 of 1000: two cells of 300 with a gap of 20 fill 620, three 940
  expect(groupStarts(row(6, 300, 20), 1000, 5000)).toEqual([0, 640, 1280]);
});

test('a cell wider than that is a group of its own', () => {
  expect(groupStarts(row(3, 900, 10), 1000, 5000)).toEqual([0, 910, 1820]);
});

test('groups that cannot be scrolled to fall together on the end', () => {
  expect(groupStarts(row(6, 300, 20), 1000, 900)).toEqual([0, 640, 900]);
  expect(groupStarts(row(2, 300, 20), 1000, 0)).toEqual([0]);
});

test('arrows lead to the next and the previous group and stop at the ends', () => {
  const starts = [0, 640, 900];
  expect(nextStart(starts, 0)).toBe(640);
  expect(nextStart(starts, 639.5)).toBe(900);
  expect(nextStart(starts, 899)).toBeNull();
  expect(previousStart(starts, 900)).toBe(640);
  expect(previousStart(starts, 700)).toBe(640);
  expect(previousStart(starts, 1)).toBeNull();
});

test('a throw ends on the nearest group', () => {
  expect(nearestStart([0, 640, 900], 500)).toBe(640);
  expect(nearestStart([0, 640, 900], -50)).toBe(0);
  expect(nearestStart([], 500)).toBe(0);
});

test('a position shows the group that begins at it or before', () => {
  const starts = [0, 640, 900];
  expect([-20, 0, 638.5, 700, 900].map((position) => groupAt(starts, position))).toEqual([0, 0, 1, 1, 2]);
  expect(groupAt([], 10)).toBe(0);
});
