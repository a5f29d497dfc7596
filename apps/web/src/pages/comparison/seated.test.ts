import { expect, test } from 'vitest';
import { seated } from './seated.ts';

test('four machines have a place, and one that is gone leaves it to the next', () => {
  const gone = new Set(['x', 'y']);
  const of = (text: string) => seated(text.split(' '), (slug) => gone.has(slug)).join(' ');
  expect(of('a b c d e f')).toBe('a b c d');
  expect(of('a x b c y d e')).toBe('a x b c y d');
  expect(of('a b c d x')).toBe('a b c d x');
  expect(of('x a')).toBe('x a');
});
