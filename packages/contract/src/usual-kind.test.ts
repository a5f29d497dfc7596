import { expect, test } from 'vitest';
import { usualKind } from './usual-kind.ts';

const list = (...kinds: (string | null)[]) => kinds.map((kind) => ({ kind }));

test('the kind of most entries of a list need not be said on each', () => {
  expect(usualKind(list('Overview', 'Product', 'Product', 'Product'))).toBe('Product');
});

test('a list of few or of many kinds says each', () => {
  expect(usualKind(list('Product', 'Product'))).toBeNull();
  expect(usualKind(list('Product', 'Product', 'Product', 'Line', 'Line', 'Line'))).toBeNull();
  expect(usualKind(list(null, null, null))).toBeNull();
  expect(usualKind([])).toBeNull();
});
