import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance, isNear } from './near.ts';

it.each([
  ['kutter', 'kuter'],
  ['kutter', 'kuttter'],
  ['kutter', 'kuttar'],
  ['kutter', 'ktuter'],
  ['kutter', 'kudder'],
  ['kutter', 'kutter'],
])('%s and %s are one typing error apart at most', (one, other) => {
  expect(isNear(one, other)).toBe(true);
  expect(isNear(other, one)).toBe(true);
});

it.each([
  ['kutter', 'kuer'],
  ['wolf', 'kalb'],
  ['mischer', 'mixher'],
  ['kutter', 'kudper'],
])('%s and %s are further apart', (one, other) => expect(isNear(one, other)).toBe(false));

it('agrees with the distance, save for letters that changed places or are there twice', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const far = distance(one, other, 3);
      if (far <= 1) expect(isNear(one, other)).toBe(true);
      if (far > 2) expect(isNear(one, other)).toBe(false);
    }),
  );
});
