import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const room = { left: 20, top: 80, right: 980, bottom: 780 };
const home = { left: 580, top: 680, right: 980, bottom: 780 };
const box = (left: number, top: number, width = 200, height = 48) => ({ left, top, right: left + width, bottom: top + height });

test('a toast stays at the bottom right where it covers nothing', () => {
  expect(freePlace(home, room, [])).toEqual({ x: 0, y: 0 });
  expect(freePlace(home, room, [box(100, 700), box(600, 100)])).toEqual({ x: 0, y: 0 });
});

test('it goes up no further than it must', () => {
  expect(freePlace(home, room, [box(700, 700)])).toEqual({ x: 0, y: -80 });
  expect(freePlace(home, room, [box(700, 700), box(700, 560, 200, 100)])).toEqual({ x: 0, y: -224 });
});

test('it goes to the left where the right edge has no room', () => {
  const right = Array.from({ length: 8 }, (_, row) => box(700, 90 + row * 90));
  expect(freePlace(home, room, right)).toEqual({ x: -560, y: 0 });
  expect(freePlace(home, room, [...right, box(100, 700)])).toEqual({ x: -560, y: -80 });
});

test('on a phone, where it is as wide as the window, it only goes up', () => {
  const narrow = { left: 12, top: 64, right: 378, bottom: 780 };
  expect(freePlace({ ...narrow, top: 690 }, narrow, [box(20, 700)])).toEqual({ x: 0, y: -80 });
});

test('where everything would be covered it covers as little as it can', () => {
  const full = { left: 20, top: 80, right: 980, bottom: 700 };
  const place = freePlace(home, room, [full, box(580, 700, 400, 80), box(20, 700, 400, 20)]);
  expect(place).toEqual({ x: -560, y: 0 });
});
