import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptPages, createPace } from './kept-pages.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const none = () => Promise.resolve(null);

test('beyond the most that is kept the oldest page goes', () => {
  const kept = createKeptPages(2);
  const [a, b, c] = [none(), none(), none()];
  kept.keep('a', '1', a);
  kept.keep('b', '1', b);
  kept.keep('c', '1', c);
  expect([kept.find('a', '1'), kept.find('b', '1'), kept.find('c', '1')]).toEqual([null, b, c]);
});

test('a page that is made anew is the youngest, and what it was made of before finds nothing', () => {
  const kept = createKeptPages(2);
  kept.keep('a', '1', none());
  kept.keep('b', '1', none());
  const again = none();
  kept.keep('a', '2', again);
  kept.keep('c', '1', none());
  expect([kept.find('a', '1'), kept.find('b', '1')]).toEqual([null, null]);
  expect(kept.find('a', '2')).toBe(again);
});

test('a page that could not be made is let go, a later one of its name stays', () => {
  const kept = createKeptPages(2);
  const failed = none();
  kept.keep('a', '1', failed);
  kept.forget('a', failed);
  expect(kept.find('a', '1')).toBeNull();
  const next = none();
  kept.keep('a', '1', next);
  kept.forget('a', failed);
  expect(kept.find('a', '1')).toBe(next);
});

test('each second has its own pace', () => {
  vi.setSystemTime(1_000_000);
  const mayMake = createPace(2);
  expect([mayMake(), mayMake(), mayMake()]).toEqual([true, true, false]);
  vi.setSystemTime(1_001_000);
  expect([mayMake(), mayMake(), mayMake()]).toEqual([true, true, false]);
});
