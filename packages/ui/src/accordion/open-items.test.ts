import { expect, test } from 'vitest';
import { initiallyOpen, pressed } from './open-items.ts';

test('in a list one item is open at a time', () => {
  expect([...pressed(new Set(), 'a', false)]).toEqual(['a']);
  expect([...pressed(new Set(['a']), 'b', false)]).toEqual(['b']);
});

test('cards may be open together', () => {
  expect([...pressed(new Set(['a']), 'b', true)]).toEqual(['a', 'b']);
});

test('a press on an open item closes it, and only it', () => {
  expect([...pressed(new Set(['a']), 'a', false)]).toEqual([]);
  expect([...pressed(new Set(['a', 'b']), 'a', true)]).toEqual(['b']);
});

test('what was open before stays as it was', () => {
  const before = new Set(['a']);
  pressed(before, 'b', true);
  expect([...before]).toEqual(['a']);
});

test('the first item is open only if asked for', () => {
  expect([...initiallyOpen(['a', 'b'], true)]).toEqual(['a']);
  expect([...initiallyOpen(['a', 'b'], false)]).toEqual([]);
  expect([...initiallyOpen([], true)]).toEqual([]);
});
