import { expect, test } from 'vitest';
import { swipeDirection } from './swipe-direction.ts';

test('a finger to the left goes on, to the right goes back', () => {
  expect(swipeDirection(-80, 10)).toBe(1);
  expect(swipeDirection(80, -10)).toBe(-1);
});

test('a tap that slips and a vertical scroll page nothing', () => {
  expect(swipeDirection(-20, 0)).toBeNull();
  expect(swipeDirection(60, 50)).toBeNull();
});
