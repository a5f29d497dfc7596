import { expect, test } from 'vitest';
import type { LoadTask } from '../plan/catalogue-plan.ts';
import { Progress } from './progress.ts';

const MB = 1_000_000;
const picture = (bytes: number): LoadTask => ({
  stage: 'images',
  path: `/assets/${bytes}`,
  language: 'de',
  folder: 'images',
  expected: { sha256: 'a'.repeat(64), size: bytes },
  entries: [],
  routes: new Set(),
});

test('the time that remains follows the pace of the load, that of files which were there included', () => {
  const clock = { ms: 0 };
  const [there, loads, waits] = [picture(4 * MB), picture(2 * MB), picture(14 * MB)];
  const progress = new Progress([there, loads, waits], () => clock.ms);
  clock.ms = 4000;
  progress.finished(there);
  progress.came(loads, 1000);
  // 16 MB at 1 MB/s: a kilobyte from the network is no pace.
  expect(progress.told().remainingMs).toBeGreaterThan(15_000);
  expect(progress.told().remainingMs).toBeLessThan(17_000);
  clock.ms = 10_000;
  progress.finished(loads);
  expect(progress.told().remainingMs).toBe(Math.round((14 * 10_000) / 6));
});

test('nothing is said of the time before there is a pace, and a pause is no part of it', () => {
  const clock = { ms: 0 };
  const [first, next] = [picture(5 * MB), picture(5 * MB)];
  const progress = new Progress([first, next], () => clock.ms);
  clock.ms = 1000;
  progress.finished(first);
  expect(progress.told().remainingMs).toBeNull();
  clock.ms = 3000;
  progress.pause();
  clock.ms = 600_000;
  progress.resume();
  expect(progress.told().remainingMs).toBe(3000);
});
