import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

const byNumber = (a: { n: number }, b: { n: number }) => a.n - b.n;

test('the first values are those of a whole sort, in its order, also where some are equal', () => {
  for (let seed = 1; seed < 60; seed++) {
    const values = Array.from({ length: seed }, (_, at) => ({ n: (at * 7919 * seed) % 17, at }));
    for (const count of [1, 3, 60]) expect(bestOf(values, count, byNumber)).toEqual(values.toSorted(byNumber).slice(0, count));
  }
});

test('of nothing there is nothing', () => expect(bestOf([], 60, byNumber)).toEqual([]));
