import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDLE_POLL_MS } from '../constants.ts';
import { Time } from '../simulation/time.ts';
import { runStage } from './run-stage.ts';

/** Runs a stage in simulated time; `work` says how long a try takes and how it ends. */
async function runInTime<T>(
  tasks: readonly T[],
  workers: number,
  work: (task: T, tries: number) => { ms: number; end: 'done' | 'again' | Error },
) {
  const time = new Time();
  const owner = {};
  const controller = new AbortController();
  const [tried, pauses]: [T[], number[]] = [[], []];
  let [running, most] = [0, 0];
  let end: unknown = null;
  const ended = runStage(tasks, {
    workers,
    controller,
    sleep: (ms, signal) => {
      pauses.push(ms);
      return time.sleep(owner, ms, signal);
    },
    work: async (task, tries) => {
      tried.push(task);
      running += 1;
      most = Math.max(most, running);
      const how = work(task, tries);
      try {
        await time.sleep(owner, how.ms, controller.signal);
      } finally {
        running -= 1;
      }
      if (how.end instanceof Error) throw how.end;
      return how.end;
    },
  }).then(
    () => {
      end = 'done';
    },
    (error: unknown) => {
      end = error;
    },
  );
  while (end === null) await time.step(Number.MAX_SAFE_INTEGER);
  await ended;
  return { end, tried, pauses, most, running };
}

test('every task is done as often as it has to be, by no more workers than there are', async () => {
  const plan = fc.array(fc.record({ ms: fc.nat(200), repeats: fc.nat(3) }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(plan, fc.integer({ min: 1, max: 20 }), async (tasks, workers) => {
      const ran = await runInTime(tasks, workers, ({ ms, repeats }, tries) => ({ ms, end: tries < repeats ? 'again' : 'done' }));
      expect(ran.end).toBe('done');
      expect(ran.tried).toHaveLength(tasks.reduce((sum, { repeats }) => sum + 1 + repeats, 0));
      expect(ran.most).toBeLessThanOrEqual(workers);
    }),
    { numRuns: 100, seed: 1 },
  );
});

test('an idle worker looks again every 40 ms', async () => {
  const { pauses } = await runInTime([100, 10], 2, (ms) => ({ ms, end: 'done' }));
  expect(IDLE_POLL_MS).toBe(40);
  expect(pauses).toEqual([40, 40, 40]);
});

test('the first failure ends the stage once all workers have stopped', async () => {
  const failure = new Error('broken');
  const { end, tried, running } = await runInTime([50, 20, 90, 10], 3, (ms) => ({ ms, end: ms === 20 ? failure : 'done' }));
  expect(end).toBe(failure);
  expect(tried).toEqual([50, 20, 90]);
  expect(running).toBe(0);
});
