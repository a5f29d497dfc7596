import { expect, test } from 'vitest';
import { liftOf } from './stand-free.ts';

test('a pin rises no further than it must to cover no marker, one above the other included', () => {
  expect(liftOf({ x: 0, y: 0 }, [])).toBe(0);
  expect(liftOf({ x: 0, y: 0 }, [{ x: 45, y: 0, radius: 29 }])).toBe(0);
  expect(liftOf({ x: 0, y: 0 }, [{ x: 0, y: 0, radius: 29 }])).toBe(45);
  expect(
    liftOf({ x: 0, y: 0 }, [
      { x: 0, y: -44, radius: 11 },
      { x: 0, y: 0, radius: 29 },
      { x: 0, y: -300, radius: 29 },
    ]),
  ).toBe(44 + 27);
});
