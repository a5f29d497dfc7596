import { expect, test } from 'vitest';
import { byteRange, contentRange } from './byte-range.ts';

test.each([
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', 'unsatisfiable'],
  ['bytes=0-1,4-5', null],
  ['bytes=a-b', null],
  ['bytes', null],
  ['lines=20-30', null],
  ['', null],
  [undefined, null],
] as const)('the header "%s" asks for %j of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});

test('the answer names the part and the size', () => {
  expect(contentRange({ start: 2, end: 4 }, 10)).toBe('bytes 2-4/10');
  expect(contentRange('unsatisfiable', 10)).toBe('bytes */10');
});
