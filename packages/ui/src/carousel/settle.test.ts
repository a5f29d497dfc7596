import { expect, test } from 'vitest';
import { isThere, type Motion, settled, TICK_MS } from './settle.ts';

test('each tick takes 0.3 of the rest of the way, and nothing of the speed before', () => {
  expect(settled({ position: 0, velocity: 50 }, 100)).toEqual({ position: 30, velocity: 30 });
});

test('a long way settles within half a second, without going past its target', () => {
  let motion: Motion = { position: 0, velocity: 0 };
  let ticks = 0;
  for (; !isThere(motion, 1440); ticks++) {
    motion = settled(motion, 1440);
    expect(motion.position).toBeLessThanOrEqual(1440);
  }
  expect(ticks * TICK_MS).toBeLessThan(500);
});
