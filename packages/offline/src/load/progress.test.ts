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

/** Bytes that come from `task` over `ms`, a hundredth at a time. */
function load(progress: Progress, clock: { ms: number }, task: LoadTask, { bytes, ms }: { bytes: number; ms: number }) {
  for (let i = 0; i < 100; i++) {
    clock.ms += ms / 100;
    progress.came(task, bytes / 100);
  }
}

test('a load of which 95 % are on the disk: what is new takes the pace of the network, not that of the disk', () => {
  const clock = { ms: 0 };
  const kept = Array.from({ length: 40 }, () => picture(100 * MB));
  const fresh = picture(200 * MB);
  const progress = new Progress(
    [...kept, fresh],
    () => clock.ms,
    (task) => kept.includes(task),
  );
  for (const task of kept.slice(0, 20)) {
    clock.ms += 1000;
    progress.finished(task);
  }
  expect(progress.asState().remainingMs).toBeNull();
  progress.came(fresh, 1000);
  load(progress, clock, fresh, { bytes: 92 * MB, ms: 92_000 });
  // 108 MB at 1 MB/s, and 2 GB on the disk at 100 MB/s.
  expect(Math.round((progress.asState().remainingMs ?? 0) / 1000)).toBe(108 + 20);
  for (const task of kept.slice(20)) {
    clock.ms += 1000;
    progress.finished(task);
  }
  // The disk was in the way of the network meanwhile, which has a file under way.
  expect(progress.asState().remainingMs).toBeGreaterThan(107_000);
});

test('a catalogue that is on the disk as a whole needs no pace of the network', () => {
  const clock = { ms: 0 };
  const kept = [picture(300 * MB), picture(100 * MB)];
  const progress = new Progress(
    kept,
    () => clock.ms,
    () => true,
  );
  clock.ms = 3000;
  progress.finished(kept[0] ?? picture(0));
  expect(progress.asState().remainingMs).toBe(1000);
});

test('a file of the disk that was damaged is one of the network', () => {
  const clock = { ms: 0 };
  const [damaged, waits] = [picture(4 * MB), picture(6 * MB)];
  const progress = new Progress(
    [damaged, waits],
    () => clock.ms,
    (task) => task === damaged,
  );
  progress.came(damaged, 1);
  load(progress, clock, damaged, { bytes: 4 * MB - 1, ms: 4000 });
  progress.finished(damaged);
  expect(progress.asState().remainingMs).toBe(6000);
});

test('with little on the disk it is the pace of the network from its first byte on', () => {
  const clock = { ms: 0 };
  const [there, loads, waits] = [picture(4 * MB), picture(2 * MB), picture(14 * MB)];
  const progress = new Progress(
    [there, loads, waits],
    () => clock.ms,
    (task) => task === there,
  );
  clock.ms = 4000;
  progress.finished(there);
  progress.came(loads, 1000);
  // A kilobyte from the network is no pace.
  expect(progress.asState().remainingMs).toBeNull();
  load(progress, clock, loads, { bytes: 2 * MB - 1000, ms: 6000 });
  progress.finished(loads);
  expect(progress.asState().remainingMs).toBe((14 * 6000) / 2);
});

test('nothing on the disk: nothing is said of the time before there is a pace, and a pause is no part of it', () => {
  const clock = { ms: 0 };
  const [first, next] = [picture(5 * MB), picture(5 * MB)];
  const progress = new Progress([first, next], () => clock.ms);
  progress.came(first, 1);
  load(progress, clock, first, { bytes: 5 * MB - 1, ms: 1000 });
  progress.finished(first);
  expect(progress.asState().remainingMs).toBeNull();
  clock.ms = 3000;
  progress.pause();
  clock.ms = 600_000;
  expect(progress.asState().remainingMs).toBe(3000);
  progress.resume();
  expect(progress.asState().remainingMs).toBe(3000);
});
