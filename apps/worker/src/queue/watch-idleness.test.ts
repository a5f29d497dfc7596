import { expect, test } from 'vitest';
import { watchIdleness } from './watch-idleness.ts';

test('a worker that takes no jobs for many looks in turn is given up, once; one that takes some between is not', async () => {
  let looks = 0;
  let isGone = false;
  let given = 0;
  const stop = watchIdleness(
    () => {
      looks += 1;
      return !isGone && looks % 3 === 0;
    },
    () => {
      given += 1;
    },
    { everyMs: 1, count: 3 },
  );
  await expect.poll(() => looks).toBeGreaterThan(20);
  expect(given).toBe(0);
  isGone = true;
  await expect.poll(() => given).toBe(1);
  stop();
});

test('after its end nothing is given up', async () => {
  let given = 0;
  const stop = watchIdleness(
    () => false,
    () => {
      given += 1;
    },
    { everyMs: 1, count: 2 },
  );
  stop();
  let others = 0;
  const other = watchIdleness(
    () => false,
    () => {
      others += 1;
    },
    { everyMs: 1, count: 5 },
  );
  await expect.poll(() => others).toBe(1);
  other();
  expect(given).toBe(0);
});
