import { describe, expect, test } from 'vitest';
import { firstZoom, fitZoom, nextZoom } from './zoom.ts';

const A4 = 595;

describe('zoom', () => {
  test('fits the widest page into the room there is', () => {
    expect(fitZoom(600, 800)).toBe(1);
    expect(fitZoom(600, 100)).toBe(0.25);
    expect(fitZoom(60, 8000)).toBe(4);
  });
  test('begins with the width on a phone and with a comfortable size on a desk', () => {
    expect(firstZoom(A4, 350)).toBe('fit');
    expect(firstZoom(A4, 1296)).toBe(1.25);
  });
  test('goes by steps, also from between two, and ends', () => {
    expect([nextZoom(1, 1), nextZoom(1, -1)]).toEqual([1.25, 0.75]);
    expect([nextZoom(0.44, 1), nextZoom(0.44, -1)]).toEqual([0.5, 0.25]);
    expect([nextZoom(4, 1), nextZoom(0.25, -1)]).toEqual([null, null]);
  });
});
